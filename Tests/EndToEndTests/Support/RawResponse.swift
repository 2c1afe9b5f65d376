import Foundation

/// An answer as it came over the connection.
struct RawResponse {
    let status: Int
    let fields: [(name: String, value: String)]
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as JSON.
    var json: JSON {
        get throws { try JSON(parsing: body) }
    }

    /// The value of the only field of this name; nil where there is none or more than one.
    func field(_ name: String) -> String? {
        let values = fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
        return values.count == 1 ? values[0] : nil
    }

    /// Whether the connection ends with this answer.
    var closes: Bool { field("Connection")?.lowercased() == "close" }

    /// The first answer in the bytes and its length; nil while it is not all there.
    ///
    /// Every answer of the server has its length in the head, unless it has no body at all.
    static func parse(_ bytes: [UInt8], isHead: Bool) -> (RawResponse, length: Int)? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        let fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (name: String(parts[0]), value: parts.dropFirst().joined().trimmingCharacters(in: .whitespaces))
        }
        let declared = fields.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
        let hasBody = !isHead && status >= 200 && status != 204 && status != 304
        let length = end.upperBound + (hasBody ? declared : 0)
        guard bytes.count >= length else { return nil }
        let body = Array(bytes[end.upperBound..<length])
        return (RawResponse(status: status, fields: Array(fields), body: body), length)
    }
}
