import AvoidanceModels
import LayoutImport
import Testing

@Suite("Trees that show Android's keyboard")
struct AndroidKeyboardTests {
    private static func node(_ className: String, _ bounds: String, _ attributes: String, _ inside: String = "")
        -> String
    {
        #"<node class="\#(className)" bounds="\#(bounds)" \#(attributes)>\#(inside)</node>"#
    }

    private static let app = node(
        "android.widget.FrameLayout",
        "[0,0][1080,2400]",
        #"package="com.example.shop""#,
        node("android.widget.EditText", "[40,1200][1040,1320]", #"package="com.example.shop" focused="true""#)
    )

    private static let owner = #"package="com.google.android.inputmethod.latin""#

    /// A keyboard's window as tall as the screen: what fills it shows nothing of its own.
    private static func keyboard(_ inside: String) -> String {
        let area = node(
            "android.widget.FrameLayout",
            "[0,128][1080,2274]",
            #"resource-id="android:id/inputArea" \#(owner)"#,
            inside
        )
        let panel = node(
            "android.widget.LinearLayout",
            "[0,128][1080,2400]",
            #"resource-id="android:id/parentPanel" \#(owner)"#
        )
        let bar = #"resource-id="android:id/input_method_nav_back" \#(owner)"#
        return node(
            "android.widget.FrameLayout",
            "[0,128][1080,2400]",
            owner,
            panel + area + node("android.widget.ImageView", "[52,2274][244,2400]", bar)
        )
    }

    @Test("in a window as tall as the screen give what is shown in it")
    func tall() throws {
        let keys = Self.node("android.widget.FrameLayout", "[0,1637][1080,2274]", Self.owner)
        let strip = Self.node("android.widget.FrameLayout", "[0,1517][1080,1637]", Self.owner)
        let holder = Self.node("android.widget.LinearLayout", "[0,1517][1080,2274]", Self.owner, strip + keys)
        let result = try Imported.text("<hierarchy rotation=\"0\">\(Self.app)\(Self.keyboard(holder))</hierarchy>")
        // From the strip's top to the end of the bar below the keys.
        #expect(result.keyboard == [0, 1517, 1080, 883])
        #expect(result.codes.contains(.keyboardDoubtful))
        #expect(result.focus?.view == "EditText#1")
        #expect(result.placed.count == 2)
    }

    @Test("of which only the bar below the keys is left show none")
    func bar() throws {
        let result = try Imported.text("<hierarchy>\(Self.app)\(Self.keyboard(""))</hierarchy>")
        #expect(result.event?.type == .keyboardWillHide)
        #expect(result.placed.count == 2)
    }

    @Test("and nothing in it don't tell where it is")
    func empty() throws {
        let window = Self.node("android.widget.FrameLayout", "[0,128][1080,2400]", Self.owner)
        let result = try Imported.text("<hierarchy>\(Self.app)\(window)</hierarchy>")
        #expect(result.event == nil)
        #expect(result.codes.contains(.keyboardUnknown))
    }

    @Test("as a list of windows from the front to the back give the keyboard's window")
    func windows() throws {
        let keys = Self.node("android.view.View", "[0,1600][100,1700]", "")
        let dump = """
            <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><displays><display id="0">
            <window index="0" title="" bounds="[0,0][1080,136]" type="TYPE_SYSTEM"><hierarchy rotation="0">
            \(Self.node("android.widget.FrameLayout", "[0,0][1080,136]", #"resource-id="bar""#))</hierarchy></window>
            <window index="1" bounds="[0,1500][1080,2400]" type="TYPE_INPUT_METHOD"><hierarchy rotation="0">
            \(Self.node("android.widget.FrameLayout", "[0,136][1080,2400]", "", keys))</hierarchy></window>
            <window index="2" bounds="[0,0][1080,2400]" focused="true" type="TYPE_APPLICATION"><hierarchy rotation="0">
            \(Self.app)</hierarchy></window></display>
            <display id="7"><window type="TYPE_APPLICATION"><hierarchy rotation="0">
            \(Self.node("android.widget.EditText", "[0,0][400,400]", #"focused="true""#))</hierarchy></window></display>
            </displays>
            UI hierchary dumped to: /sdcard/window_dump.xml
            """
        let result = try Imported.text(dump)
        #expect(result.keyboard == [0, 1500, 1080, 900])
        #expect(result.screen == [1080, 2400])
        #expect(result.frame("EditText#1") == [40, 1200, 1000, 120])
        #expect(result.layout.layout.views.map(\.id).last == "bar")
        #expect(result.codes.contains(.severalDumps))
        #expect(result.fieldIDs.count == 1)
    }

    @Test("may be as tall as a window, where the root's size leaves the bars out")
    func screen() throws {
        let result = try Imported.text(#"<hierarchy rotation="0" width="1080" height="2254">\#(Self.app)</hierarchy>"#)
        #expect(result.screen == [1080, 2400])
        #expect(result.codes.contains(.screenAssumed))
    }

    @Test("may be escaped as another document's text")
    func escaped() throws {
        let dump = "<hierarchy rotation=\"0\">\(Self.app)</hierarchy>"
        let text = dump.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
        #expect(try Imported.text("<pre>\(text)</pre>").frame("EditText#1") == [40, 1200, 1000, 120])
    }

    @Test("that lack their beginning keep the places of what is left")
    func fragment() throws {
        let rest = """
            id="a" bounds="[0,0][1080,66]"><node class="android.widget.TextView" text="a>b" bounds="[0,0][100,66]"/></node>
            \(Self.app)</node></hierarchy>
            """
        let result = try Imported.text(rest)
        #expect(result.focus?.frame == Rect(x: 40, y: 1200, width: 1000, height: 120))
        #expect(result.codes.contains(.partOfWindow))
        // The first of them needn't be the screen.
        #expect(result.screen == nil)
        let snippet = #"<android.widget.EditText text="a" focused="true" bounds="[40,1200][1040,1320]" />"#
        let inText = try Imported.text("the field is\n```xml\n\(snippet)\n```\n")
        #expect(inText.focus?.frame == Rect(x: 40, y: 1200, width: 1000, height: 120))
        #expect(inText.warnings.first { $0.code == .partOfWindow }?.line == 3)
    }

    @Test("with bounds that a line end cuts in two lose that view, and take no other place for it")
    func cutBounds() throws {
        let result = try Imported.text(
            "<hierarchy>\(Self.node("android.widget.EditText", "[0,0][10\n80,240]", ""))</hierarchy>"
        )
        #expect(result.fields.isEmpty)
        #expect(result.codes.contains(.badFrame))
    }
}
