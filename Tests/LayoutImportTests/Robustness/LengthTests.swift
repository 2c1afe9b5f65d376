import AvoidanceModels
import LayoutImport
import Testing

@Suite("Long dumps")
struct LengthTests {
    /// 50 MB where the code is optimised; without, a byte takes many times as long.
    private static let length: Int = {
        #if DEBUG
            500_000
        #else
            50_000_000
        #endif
    }()

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let head: String
        let line: String
        var tail = ""

        var testDescription: String { name }

        func text(_ length: Int) -> [UInt8] {
            let line = Array(line.utf8)
            var bytes = Array(head.utf8)
            bytes.reserveCapacity(length + line.count)
            while bytes.count < length { bytes += line }
            return bytes + Array(tail.utf8)
        }
    }

    private static let window = "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <L: 0x2>>\n"

    static let cases = [
        Case(
            name: "views of a debugger",
            head: window,
            line: "   | <UILabel: 0x3; frame = (0 0; 10 10); text = 'a; b'; layer = <_UILabelLayer: 0x4>>\n"
        ),
        Case(
            name: "one text without an end",
            head: window + "   | <UITextView: 0x3; frame = (0 0; 1 1); text = 'a",
            line: "b\n"
        ),
        Case(
            name: "apostrophes",
            head: window + "   | <UITextView: 0x3; frame = (0 0; 1 1); text = 'a",
            line: "'; b = "
        ),
        Case(name: "opening brackets", head: window, line: "<a"),
        Case(name: "open brackets in lines", head: window, line: "<a<b<c: 0x\n"),
        Case(name: "bars", head: window, line: "|"),
        Case(
            name: "ever deeper XML",
            head: "<hierarchy rotation=\"0\">",
            line: "<node class=\"android.view.View\" bounds=\"[0,0][9,9]\">"
        ),
        Case(
            name: "XML",
            head: "<AppiumAUT><XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">",
            line: "<XCUIElementTypeButton name=\"a\" label=\"a\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>\n",
            tail: "</XCUIElementTypeApplication></AppiumAUT>"
        ),
        Case(name: "roots of XML", head: "", line: "<hierarchy>"),
        Case(name: "parts of XML", head: "", line: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"1\" height=\"1\">"),
        Case(name: "tags that don't end", head: "", line: "<XCUIElementTypeOther x=\""),
        Case(name: "references", head: "", line: "&lt;&amp;amp;amp;"),
        Case(name: "JSON without a beginning", head: "{\"AXFrame\":1}", line: ",{\"AXFrame\":1}"),
        Case(name: "leaders of lines", head: "", line: "> [debug] 2020-01-01 10:00:00.000 - Application, 0x1\n"),
        Case(name: "keyboards in a line of a log", head: "", line: "InsetsSource: {mType=ime mFrame=[0,1][2,3]} "),
        Case(name: "views without frames", head: window, line: " | <UILabel: 0x3;\n"),
        Case(name: "views in one line", head: window, line: " | <UIView: 0x1; frame = (0 0; 1 1); >"),
        Case(name: "one attribute", head: "<hierarchy><node text=\"", line: "a &amp; b"),
        Case(name: "ever deeper JSON", head: "[{\"AXFrame\": \"{{0, 0}, {1, 1}}\", \"a\": ", line: "[{\"a\":"),
        Case(name: "JSON that never begins", head: "{\"AXFrame\":1}\n", line: "{\"\n"),
        Case(name: "notifications", head: "", line: "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 1}, {2, 3}}\";\n"),
        Case(
            name: "elements of a test",
            head: "Application, 0x1, pid: 1\n Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}\n",
            line: "  Button, 0x3, {{0.0, 0.0}, {1.0, 1.0}}, label: 'a'\n"
        ),
        Case(name: "sources of insets", head: "", line: "  InsetsSource id=3 type=ime frame=[0,1][2,3] visible=true\n"),
        Case(name: "windows", head: "mInputShown=true\n", line: "  Window #1 content=[0,0][1,1] display=[0,0][1,9]\n"),
        Case(name: "nothing that is known", head: "", line: "lorem ipsum "),
    ]

    @Test("are read in a time that grows with their length alone", arguments: cases)
    func length(dump: Case) {
        let clock = ContinuousClock()
        let time = clock.measure {
            _ = try? LayoutImport.run([ImportInput(name: "", bytes: dump.text(Self.length))], ImportOptions())
        }
        // A quadratic reading would take hours.
        #expect(time < .seconds(60))
    }

    @Test("lose what lies deeper than a layout may, with a warning")
    func depth() throws {
        let nodes = String(repeating: "<node class=\"android.view.View\" bounds=\"[0,0][9,9]\">", count: 100_000)
        let result = try Imported.text("<hierarchy rotation=\"0\">\(nodes)")
        #expect(result.codes.contains(.tooDeep))
        #expect(result.placed.count == Layout.maximumDepth)
    }
}
