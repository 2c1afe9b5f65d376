import AvoidanceModels
import JSONCoding

/// A JSON array that is written element by element and never grows beyond the service's answer limit: a short request
/// can ask for a very long answer.
struct BoundedList {
    /// The longest answer in bytes: 16 MiB, as for batches.
    static let limit = 16_777_216

    private(set) var bytes: [UInt8]
    private var isEmpty = true

    /// `opening` is what stands before the first element.
    init(_ opening: StaticString) {
        bytes = Array(opening.description.utf8)
    }

    mutating func append(_ element: some WireModel) throws(ServiceFailure) {
        if !isEmpty { bytes.append(UInt8(ascii: ",")) }
        isEmpty = false
        JSONEncoding.append(element, to: &bytes)
        if bytes.count > Self.limit { throw .answerTooLong(limit: Self.limit) }
    }

    /// The bytes with what stands behind the last element.
    consuming func closed(by ending: StaticString) -> [UInt8] {
        bytes.append(contentsOf: ending.description.utf8)
        return bytes
    }
}
