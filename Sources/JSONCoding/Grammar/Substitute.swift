/// A well-formed value that the tape can't hold: a number beyond 64 bits or the range of a double, or a container that
/// lies too deep.
///
/// Another number is put in its place, so that the document can be read all the same and every other fault comes out.
@usableFromInline
package struct Substitute: Equatable {
    /// What is put in the place: a number that no rule allows and that is no longer than any that can't be held.
    @usableFromInline
    static var number: Double { 9e99 }
    private static let numberText = Array("9e99".utf8)
    /// What is put in the place of a container, which may be as short as "[]".
    private static let containerText = Array("0".utf8)

    /// The value's bytes.
    var range: Range<Int>
    /// How many numbers stand before it.
    var number: Int
    /// What is said to be found there.
    var text: String
    /// Whether it is a container that lies too deep.
    var isContainer = false

    static let tooDeep = "expected no array or object more than \(ParsedDocument.maximumDepth) deep"

    /// Whether simdjson can hold a number, given as JSON writes it.
    static func canHold(number text: String) -> Bool {
        if text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
            return Int64(text) != nil || UInt64(text) != nil
        }
        return Double(text)?.isFinite ?? false
    }

    /// The text with the substitutes over the values, and spaces over what is left of them: no other byte moves.
    static func apply(_ substitutes: [Substitute], to text: [UInt8]) -> [UInt8] {
        var bytes = text
        for substitute in substitutes {
            let text = substitute.isContainer ? containerText : numberText
            for (index, place) in substitute.range.enumerated() {
                bytes[place] = index < text.count ? text[index] : UInt8(ascii: " ")
            }
        }
        return bytes
    }
}
