import AvoidanceModels
import LayoutImport
import Testing

@Suite("Dumps that were cut off")
struct CutDumpTests {
    @Test("within a number have no frame of what is left of it")
    func numbers() throws {
        // 37 is what is left of 375, and 1 of 17.
        let note = "UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 667}, {375, 258}}\";\n"
        let result = try Imported.text(note + "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 409}, {375, 2")
        #expect(result.event == nil)
        #expect(result.codes.contains(.keyboardDoubtful))
        let elements = """
            Window, 0x1, {{0.0, 0.0}, {375.0, 667.0}}
              TextField, 0x2, {{16.0, 120.0}, {343.0, 30.0}}
              TextField, 0x3, {{16.0, 160.0}, {37
            """
        #expect(try Imported.text(elements).fieldIDs == ["0x2"])
        #expect(try Imported.text(elements).warnings.map(\.line) == [3])
        let application = #"[{"AXFrame": "{{0, 0}, {375, 667}}", "type": "Application"}, "#
        let field = #"{"AXUniqueId": "a", "type": "TextField", "frame": {"x": 1, "y": 2, "height": 3, "width": 1"#
        let json = application + field
        #expect(try Imported.text(json).fields.isEmpty)
        #expect(try Imported.text(json).codes.contains(.malformed))
    }

    @Test("before an element's subtree still say the element")
    func attributes() throws {
        let result = try Imported.text(
            "Attributes: TextField, 0x1, {{67.0, 56.0}, {370.0, 26.0}}, placeholderValue: 'Town', Keyboard Focused\n"
        )
        #expect(result.focus?.frame == Rect(x: 67, y: 56, width: 370, height: 26))
        let element = "TextField, 0x1, {{67.0, 56.0}, {370.0, 26.0}}\n"
        let whole = try Imported.text("Attributes: \(element)Element subtree:\n \u{2192}\(element)")
        #expect(whole.fields.count == 1)
    }

    @Test("at the beginning, within JSON, still are one list")
    func json() throws {
        let result = try Imported.text(
            """
            "x": 0, "width": 430, "height": 932}, "role": "AXApplication"},
            {"AXFrame": "{{31, 82}, {174, 30}}", "AXUniqueId": "a", "type": "TextField", "children": [
            {"AXFrame": "{{31, 82}, {20, 30}}", "AXUniqueId": "b", "type": "Button"}]},
            {"AXFrame": "{{31, 182}, {174, 30}}", "AXUniqueId": "c", "type": "TextField"}]}],
            {"AXFrame": "{{31, 282}, {174, 30}}", "AXUniqueId": "d", "type": "TextField"}]
            """
        )
        #expect(result.fieldIDs == ["a", "c", "d"])
        #expect(result.placed.count == 4)
        #expect(result.codes == [.malformed])
        #expect(result.needsScreen != nil)
    }

    @Test("in the middle, within JSON in one line, keep what stands before the fault")
    func brokenJSON() throws {
        let elements = ["Application", "TextField", "TextField"].enumerated().map { place, type in
            #"{"AXFrame": "{{0, \#(place * 40)}, {375, 667}}", "type": "\#(type)", "AXUniqueId": "\#(place)"}"#
        }
        let list = "[\(elements[0]), \(elements[1]), {\"enabled\": None}, \(elements[2])]"
        let result = try Imported.text(list)
        #expect(result.screen == [375, 667])
        #expect(result.fieldIDs == ["1"])
        #expect(result.codes == [.malformed])
        // What comes before the list in its line has no elements.
        #expect(try Imported.text("set {\"a\"} to \(list)").fieldIDs == ["1"])
    }

    @Test("at both ends, within XML, show a part of a window")
    func xml() throws {
        let result = try Imported.text(
            """
             height="64"/>
              <XCUIElementTypeScrollView x="0" y="64" width="375" height="603">
                <XCUIElementTypeOther name="a > b" x="0" y="-36" width="375" height="900">
                  <XCUIElementTypeTextField name="town" x="20" y="300" width="335" height="40"/>
                </XCUIElementTypeOther>
              </XCUIElementTypeScrollView>
            </XCUIElementTypeWindow>
            <XCUIElementTypeOther name="inputView" x="0" y="409" width="375" height="258">
              <XCUIElementTypeKeyboard x="0" y="451" width="375" height="216">
                <XCUIElementTypeKey name="q" x="
            """
        )
        #expect(result.frame("town") == [20, 300, 335, 40])
        #expect(result.scroll("ScrollView#1")?.contentOffset == Point(x: 0, y: 100))
        #expect(result.scroll("ScrollView#1")?.contentSize == Size(width: 375, height: 900))
        #expect(result.keyboard == [0, 409, 375, 258])
        #expect(result.codes.contains(.partOfWindow))
        #expect(result.codes.contains(.malformed))
        #expect(result.warnings.first { $0.code == .partOfWindow }?.line == 2)
        // The words alone are no source.
        #expect(throws: ImportFailure.unrecognised(name: "dump 1")) {
            try Imported.text("//XCUIElementTypeCell <XCUIElementTypeCell> is <UIAButton>")
        }
    }

    @Test("within a closing tag keep the tag behind it")
    func closingTag() throws {
        let field = #"<XCUIElementTypeTextField name="town" x="20" y="300" width="335" height="40"/>"#
        let view = #"<XCUIElementTypeOther x="0" y="9" width="9" height="9"/>"#
        let result = try Imported.text("\(view)\n</XCUIElementTypeOther\n\(field)</XCUIElementTypeWindow>")
        #expect(result.frame("town") == [20, 300, 335, 40])
    }

    @Test("above the screen's element don't take a view as large as the screen for the keyboard")
    func keyboardHost() throws {
        let keys = #"<XCUIElementTypeKeyboard x="0" y="583" width="402" height="233"/>"#
        let host = #"<XCUIElementTypeOther x="0" y="566" width="402" height="308">\#(keys)</XCUIElementTypeOther>"#
        let all = #"<XCUIElementTypeOther x="0" y="0" width="402" height="874">\#(host)</XCUIElementTypeOther>"#
        #expect(try Imported.text(all).keyboard == [0, 566, 402, 308])
        // The keys alone are less than the keyboard.
        let alone = try Imported.text(keys)
        #expect(alone.event == nil)
        #expect(alone.needsKeyboard?.candidates.map(\.frame) == [Rect(x: 0, y: 583, width: 402, height: 233)])
        #expect(alone.codes.contains(.keyboardUnknown))
    }
}
