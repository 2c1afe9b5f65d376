import AvoidanceModels
import JSONCoding
import Testing

@Suite("Writing strings")
struct WritingStringsTests {
    private func text(_ name: String) -> String {
        String(decoding: JSONEncoding.encode(Shape(name: name, size: 1)), as: UTF8.self)
    }

    /// RFC 8259, section 7, character by character.
    private func escaped(_ name: String) -> String {
        let parts = name.unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case "\u{0}"..."\u{F}": "\\u000" + String(scalar.value, radix: 16)
            case "\u{10}"..."\u{1F}": "\\u00" + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return #"{"name":""# + parts.joined() + #"","size":1}"#
    }

    @Test("escapes a character wherever it stands, in strings of every length", arguments: 1...26)
    func position(length: Int) {
        for special in ["\"", "\\", "\n", "\u{0}", "\u{1F}", "\u{B}", "\t", "\r"] {
            for position in 0..<length {
                let plain = String(repeating: "z", count: length - 1)
                let name = String(plain.prefix(position)) + special + String(plain.dropFirst(position))
                #expect(text(String(name)) == escaped(String(name)))
            }
        }
    }

    @Test("leaves every character as it is that needs no escape", arguments: 0...26)
    func plain(length: Int) {
        for scalar in (UInt16(0x20)...0x17F).compactMap(Unicode.Scalar.init) {
            let name = String(repeating: String(scalar), count: length)
            #expect(text(name) == escaped(name))
        }
    }

    @Test("writes names of every length")
    func names() {
        struct Named: WireModel {
            static let names: [StaticString] = [
                "", "a", "ab", "abc", "abcd", "abcde", "abcdef", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghij",
                "abcdefghijk", "abcdefghijkl", "abcdefghijklm", "abcdefghijklmn", "abcdefghijklmno",
                "abcdefghijklmnop", "abcdefghijklmnopq", "contentInsetAdjustmentBehaviour",
            ]

            init() {}

            init(from reader: inout some FieldReader) {}

            func write(to writer: inout some FieldWriter) {
                for name in Named.names { writer.boolean(name, true) }
            }
        }
        let members = Named.names.map { #""\#($0)":true"# }
        #expect(
            String(decoding: JSONEncoding.encode(Named()), as: UTF8.self) == "{" + members.joined(separator: ",") + "}"
        )
    }
}
