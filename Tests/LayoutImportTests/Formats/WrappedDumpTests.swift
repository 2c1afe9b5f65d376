import AvoidanceModels
import LayoutImport
import Testing

@Suite("Dumps as people copy them")
struct WrappedDumpTests {
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: [String]
        /// Without one, the kind shows no field.
        var field: [Double]?
        var keyboard: [Double]?

        var text: String { lines.joined(separator: "\n") + "\n" }
    }

    /// One small dump of each kind that is read by lines, with the numbers that stand in it.
    static let kinds = [
        Kind(
            testDescription: "recursive description",
            lines: [
                "<UIWindow: 0x1; frame = (0 0; 375 667); layer = <L: 0x2>>",
                "   | <UIView: 0x3; frame = (0 20; 375 647); layer = <L: 0x4>>",
                "   |    | <UITextField: 0x5; frame = (16 100; 343 30); text = 'it's'; layer = <L: 0x6>>",
            ],
            field: [16, 120, 343, 30]
        ),
        Kind(
            testDescription: "notification",
            lines: [
                "{",
                "    UIKeyboardAnimationDurationUserInfoKey = \"0.25\";",
                "    UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 667}, {375, 258}}\";",
                "    UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 409}, {375, 258}}\";",
                "}",
            ],
            keyboard: [0, 409, 375, 258]
        ),
        Kind(
            testDescription: "element of a test",
            lines: [
                "Element subtree:",
                " \u{2192}Application, 0x1, pid: 7, label: 'A'",
                "    Window (Main), 0x2, {{0.0, 0.0}, {375.0, 667.0}}",
                "      TextField, 0x3, {{16.0, 120.0}, {343.0, 30.0}}, label: 'it's', Keyboard Focused",
            ],
            field: [16, 120, 343, 30]
        ),
        Kind(
            testDescription: "EarlGrey",
            lines: [
                "<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 667}}; AX.focused='N'; frame={{0, 0}, {375, 667}}>",
                "  |--<UITextField:0x2; AX=Y; AX.frame={{16, 120}, {343, 30}}; AX.focused='N'; frame={{0, 0}, {343, 30}}>",
            ],
            field: [16, 120, 343, 30]
        ),
        Kind(
            testDescription: "idb",
            lines: [
                "[",
                #"  {"AXFrame": "{{0, 0}, {375, 667}}", "type": "Application", "AXUniqueId": null},"#,
                "  {",
                #"    "AXFrame": "{{16, 120}, {343, 30}}", "type": "TextField","#,
                #"    "AXUniqueId": "name", "AXLabel": "it's""#,
                "  }",
                "]",
            ],
            field: [16, 120, 343, 30]
        ),
        Kind(
            testDescription: "page source",
            lines: [
                "<AppiumAUT>",
                #" <XCUIElementTypeApplication x="0" y="0" width="375" height="667">"#,
                #"  <XCUIElementTypeTextField name="name" label="it's" x="16" y="120" width="343" height="30"/>"#,
                " </XCUIElementTypeApplication>",
                "</AppiumAUT>",
            ],
            field: [16, 120, 343, 30]
        ),
    ]

    private func check(_ text: String, _ kind: Kind) throws {
        let result = try Imported.text(text)
        #expect(result.fields.map(\.frame.numbers) == (kind.field.map { [$0] } ?? []))
        #expect(result.keyboard == kind.keyboard)
        #expect(result.screen == [375, 667])
        #expect(!result.codes.contains(.malformed) && !result.codes.contains(.severalDumps))
    }

    @Test(
        "have something before each line, which a tool, a comment or a quote put there",
        arguments: kinds,
        [
            "> ", "// ", "/// ", " * ", "# ", "    ", "\t", "2021-03-04 10:22:31.417 App[123:456] ",
            "2021-03-04 10:22:31.417165-0500 My App[123:45678] ", "2021-03-04T10:22:31.1234567Z ", "[10:22:31] ",
            "2021-03-04 10:22:31:907 - ", "[10:22:31.417] [debug] ", "[debug] [XCUITest] ",
            "Mar  4 10:22:31 Phone App[123] <Warning>: ", "\u{A0}\u{A0}", "> > ",
        ]
    )
    func leaders(kind: Kind, leader: String) throws {
        try check(kind.lines.map { leader + $0 + "\n" }.joined(), kind)
    }

    @Test("have a time and a program's name before the first line alone", arguments: kinds)
    func firstLine(kind: Kind) throws {
        try check("2021-03-04 10:22:31.417 App[123:456] " + kind.text, kind)
        try check("    t =     5.23s " + kind.text, kind)
    }

    @Test("come out of a page or a report with references for the characters of markup", arguments: kinds)
    func markup(kind: Kind) throws {
        let partly = kind.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        try check("<pre><code>\(partly)</code></pre>", kind)
        let wholly = partly.replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
        try check(wholly, kind)
        // An attribute in a report of tests has references for line ends as well.
        try check("<failure message=\"\(wholly.replacing("\n", with: "&#xA;"))\">", kind)
    }

    @Test("end their lines by CR alone, or by CR and LF, or with blanks", arguments: kinds, ["\r", "\r\n", "  \n"])
    func lineEnds(kind: Kind, end: String) throws {
        try check(kind.text.replacing("\n", with: end), kind)
    }

    @Test("are one string in quotes, whose escapes are written out", arguments: kinds)
    func strings(kind: Kind) throws {
        let escaped = kind.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        try check("\"\(escaped)\"", kind)
        try check("(lldb) po x\nOptional(\"\(escaped)\")\n", kind)
        try check("{\"value\": \"\(escaped)\", \"a\": 1}", kind)
        try check("\"\(escaped.replacing("\u{2192}", with: "\\u2192").replacing("'", with: "\\'"))\"", kind)
    }

    @Test("keep references that belong to the texts of their views")
    func references() throws {
        let field = "<UITextField: 0x2; frame = (0 0; 1 1); text = 'a &lt; b'>"
        let text = "<UIWindow: 0x1; frame = (0 0; 375 667)>\n | " + field
        #expect(try Imported.text(text).fields.map(\.text) == ["a &lt; b"])
        let element = #""AXFrame": "{{0, 0}, {1, 1}}", "type": "TextField""#
        let json = #"[{\#(element), "AXValue": "&lt;b class=&quot;c&quot;&gt;"}]"#
        #expect(try Imported.text(json).fields.map(\.text) == ["&lt;b class=&quot;c&quot;&gt;"])
    }

    @Test("keep what begins a line of a view's text as a quote or a comment would begin")
    func textLines() throws {
        let text = "<UITextView: 0x1; frame = (0 0; 9 9); text = 'a\n> b\n// c'; clipsToBounds = YES>"
        #expect(try Imported.text(text).fields.map(\.text) == ["a\n> b\n// c"])
    }

    @Test("stand in a line of a log, whose console broke it anywhere")
    func log() throws {
        let text = """
            info: [debug] Socket data being routed.
            info: [debug] Got result from instruments: {"status":0,"value":{"UIAApplication":{"@":{"name":"a","x":0,"y":20,\
            "width":375,"height":647},">":[{"UIAWindow":{"@":{"nam
            e":null,"x":0,"y":0,"width":375,"height":667},">":[{"UIATextField":{"@":{"name":"town","x":16,"y":157
            .03125,"width":288,"height":35},">":[]}}]}}]}}}
            info: [debug] Got result from instruments: {"status":0,"value":{"ELEMENT":"12"}}

            """
        let result = try Imported.text(text)
        #expect(result.frame("town") == [16, 157.03, 288, 35])
        #expect(result.screen == [375, 667])
        #expect(result.warnings.isEmpty)
    }

    @Test("have texts with a backslash and the escapes of characters beyond ASCII")
    func escapes() throws {
        let element = #"\"AXFrame\": \"{{0, 0}, {1, 1}}\", \"type\": \"TextField\""#
        let text = #"{"value": "[{\#(element), \"AXValue\": \"\\u00e9 C:\\\\u0041\"}]"}"#
        #expect(try Imported.text(text).fields.map(\.text) == ["é C:\\u0041"])
    }
}
