import AvoidanceModels
import LayoutImport
import Testing

@Suite("Trees of iOS's accessibility elements in other shapes")
struct ElementVariantTests {
    @Test("that Xcode 27 writes have no addresses, and end with the place of a tap; the last app is the one under test")
    func withoutAddresses() throws {
        let result = try Imported.text(
            """
            Application bundle identifier: com.example.home
            Application, pid: 1, label: ' '
             Window, {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}
            ------------------------
            Application, pid: 2, label: 'App'
             Window (Main), {{0.0, 0.0}, {402.0, 874.0}}, hitPoint: {201.0, 437.0}
              TextField, {{16.0, 397.0}, {370.0, 36.0}}, identifier: 'town', label: 'a, hitPoint: {1.0, 2.0}', \
            value: it's, Keyboard Focused, hitPoint: {201.0, 415.0}, activationBundleId: com.example.app
              Other, {{0.0, 580.0}, {402.0, 294.0}}
               Keyboard, {{0.0, 580.0}, {402.0, 220.0}}
            """
        )
        #expect(result.focus?.view == "town")
        #expect(result.focus?.text == "it's")
        #expect(result.focus?.label == "a, hitPoint: {1.0, 2.0}")
        #expect(result.focus?.frame == Rect(x: 16, y: 397, width: 370, height: 36))
        #expect(result.keyboard == [0, 580, 402, 294])
        #expect(result.codes == [.severalDumps])
    }

    @Test("are no words before a rectangle")
    func words() {
        #expect(throws: ImportFailure.unrecognised(name: "dump 1")) {
            try Imported.text("Sizes, {{0, 0}, {10, 10}}\nHello, pid: 3\n")
        }
    }

    @Test("of XCUITest that follow one another without their attributes are several")
    func several() throws {
        let dump = { (y: Int) in
            """
            Element subtree:
             \u{2192}Application, 0x1, pid: 1, label: 'A'
                Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
                  TextField, 0x3, {{10.0, \(y).0}, {100.0, 20.0}}

            """
        }
        let result = try Imported.text(dump(10) + dump(40))
        #expect(result.fields.map(\.frame) == [Rect(x: 10, y: 40, width: 100, height: 20)])
        #expect(result.codes == [.severalDumps])
    }

    @Test("of EarlGrey 2 say isAccessible, and both list views in quotes")
    func earlGreyLists() throws {
        let result = try Imported.text(
            """
            Multiple elements were matched: (
                "<RCTCustomScrollView:0x7; AX=N; AX.frame={{0, 0}, {375, 667}}; AX.focused='N'; frame={{0, 0}, {375, 667}}>",
                "<UITextField:0x8; isAccessible=Y; AX.id='town'; AX.frame={{1, 36}, {373, 38}}; frame={{0, 0}, {373, 38}}>"
            ). Please narrow the selection down.
            """
        )
        #expect(result.formats == ["earlGreyTree"])
        #expect(result.frame("town") == [1, 36, 373, 38])
        #expect(result.scrollViews.map(\.view) == ["0x7"])
    }

    @Test("of EarlGrey have the bar above the keys in the keyboard's host")
    func earlGreyHost() throws {
        let view = { (bars: String, name: String, frame: String) in
            "\(bars)--<\(name):0x\(bars.count); AX=N; AX.frame={{\(frame)}}; AX.focused='N'; frame={{0, 0}, {1, 1}}>\n"
        }
        let text =
            "<UITextEffectsWindow:0x9; AX=N; AX.frame={{0, 0}, {375, 667}}; frame={{0, 0}, {375, 667}}>\n"
            + view("  |", "UIInputSetHostView", "0, 407}, {375, 260") + view("  |  |", "UIView", "0, 407}, {375, 44")
            + view("  |  |", "UIKBInputBackdropView", "0, 451}, {375, 216")
        #expect(try Imported.text(text).keyboard == [0, 407, 375, 260])
        // An empty host is none.
        #expect(
            try Imported.text(text.replacing("0, 407}, {375, 260", with: "0, 667}, {375, 0")).keyboard == [
                0, 451, 375, 216,
            ]
        )
    }

    @Test("of idb may have either frame alone")
    func idbFrames() throws {
        let result = try Imported.text(
            """
            [{"AXUniqueId": null, "type": "Application", "frame": {"x": 0, "y": 0, "width": 440, "height": 956}, "children": [
            {"AXUniqueId": "town", "type": "TextField", "frame": {"x": 20, "y": 100, "width": 400, "height": 40}}]}]
            """
        )
        #expect(result.formats == ["idbTree"])
        #expect(result.screen == [440, 956])
        #expect(result.frame("town") == [20, 100, 400, 40])
    }

    @Test("of Appium 1 in XML have the names of UIAutomation")
    func uiAutomationSource() throws {
        let result = try Imported.text(
            """
            <UIAApplication name="a" x="0" y="20" width="320" height="548" path="/0"><UIAWindow x="0" y="0" width="320" \
            height="568"><UIATextField name="town" x="16" y="270.25" width="288" height="35"/></UIAWindow></UIAApplication>
            """
        )
        #expect(result.screen == [320, 568])
        #expect(result.frame("town") == [16, 270.25, 288, 35])
    }

    @Test("end a keyboard at the bottom of the screen only where it spans the screen")
    func floating() throws {
        let keyboard = { (frame: String) in
            """
            <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="1024" height="768">
            <XCUIElementTypeWindow x="0" y="0" width="1024" height="768"/>
            <XCUIElementTypeKeyboard \(frame)/></XCUIElementTypeApplication></AppiumAUT>
            """
        }
        // 58 points above the bottom: the bar below the keys of one, and nothing below those of the other.
        let docked = try Imported.text(keyboard(#"x="0" y="370" width="1024" height="340""#))
        #expect(docked.keyboard == [0, 370, 1024, 398])
        let floating = try Imported.text(keyboard(#"x="600" y="450" width="320" height="260""#))
        #expect(floating.keyboard == [600, 450, 320, 260])
    }
}
