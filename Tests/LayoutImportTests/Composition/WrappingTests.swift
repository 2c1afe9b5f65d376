import AvoidanceModels
import LayoutImport
import Testing

@Suite("Dumps in other texts")
struct WrappingTests {
    static let fixtures = [
        "maestro-hierarchy-01.json", "uiautomator-dump-01.xml", "espresso-hierarchy-01.txt", "dumpsys-activity-01.txt",
        "idb-describe-all-01.json",
    ]

    private static func text(_ fixture: String) throws -> String {
        String(decoding: try Imported.bytes(of: fixture), as: UTF8.self)
    }

    @Test("are read without what stands before each line", arguments: fixtures)
    func prefixes(fixture: String) throws {
        let text = try Self.text(fixture)
        let plain = try Imported.text(text)
        for prefix in ["> ", "// ", "I/Tool( 123): ", "2024-03-02T11:22:33.4440000Z ", "`"] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { prefix + $0 }
            let result = try Imported.text(lines.joined(separator: prefix == "`" ? "`\n" : "\n"))
            #expect(result.placed.mapValues(\.frame) == plain.placed.mapValues(\.frame))
            #expect(result.focus?.view == plain.focus?.view)
        }
    }

    @Test("are read with any line ends", arguments: fixtures)
    func lineEnds(fixture: String) throws {
        let text = try Self.text(fixture)
        let plain = try Imported.text(text)
        for end in ["\r\n", "\r\r\n", "\r"] {
            let result = try Imported.text(text.replacing("\n", with: end))
            #expect(result.placed.mapValues(\.frame) == plain.placed.mapValues(\.frame))
        }
    }

    @Test("may be a string in JSON", arguments: fixtures)
    func string(fixture: String) throws {
        let text = try Self.text(fixture)
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        let result = try Imported.text("\"\(escaped)\"")
        #expect(try result.placed.mapValues(\.frame) == Imported.text(text).placed.mapValues(\.frame))
    }

    @Test("keep a character beyond ASCII that a string escapes")
    func characters() throws {
        let result = try Imported.text(
            #""<hierarchy><node class=\"android.widget.EditText\" text=\"\u4e3b\" bounds=\"[0,1][2,3]\"/></hierarchy>""#
        )
        #expect(result.fields.map(\.text) == ["\u{4e3b}"])
    }
}
