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

    private static func element(_ attributes: String, _ children: String = "") -> String {
        #"{"attributes": {\#(attributes)}, "children": [\#(children)], "focused": false}"#
    }

    @Test("of Maestro have the keyboard as a window too")
    func maestro() throws {
        let field = Self.element(
            #""class": "android.widget.EditText", "text": "Your code", "hintText": "Your code", "focused": "true", "#
                + #""bounds": "[84,1646][1356,1841]""#
        )
        let button = Self.element(#""class": "android.widget.Button", "bounds": "[0,0][10,10]""#)
        let key = Self.element(
            #""resource-id": "com.google.android.inputmethod.latin:id/key", "bounds": "[0,2100][144,2300]""#
        )
        let keys = Self.element(#""bounds": "[0,1960][1440,3120]""#, key)
        let windows = [
            Self.element(#""bounds": "[0,0][1440,98]""#),
            Self.element(#""bounds": "[0,0][1440,3120]""#, field + "," + button),
            Self.element(#""bounds": "[0,1960][1440,3120]""#, keys),
        ]
        let result = try Imported.text("Running on a device\n" + Self.element("", windows.joined(separator: ",")))
        #expect(result.keyboard == [0, 1960, 1440, 1160])
        // The largest window at the corner, not the first.
        #expect(result.screen == [1440, 3120])
        #expect(result.focus?.frame == Rect(x: 84, y: 1646, width: 1272, height: 195))
        #expect(result.focus?.text == "")
        #expect(result.placed.count == 4)
    }

    @Test("of Maestro on iOS have a root without area, and are in points")
    func maestroOnIOS() throws {
        let field = Self.element(#""hintText": "Email", "value": "a@b.c", "text": "", "bounds": "[20,700][373,744]""#)
        let app = Self.element(#""accessibilityText": "Shop", "bounds": "[0,0][393,852]""#, field)
        let result = try Imported.text(Self.element(#""bounds": "[0,0][0,0]""#, app))
        #expect(result.screen == [393, 852])
        #expect(result.units == "points")
        #expect(result.fields.map(\.text) == ["a@b.c"])
    }

    @Test("of Maestro name no field for a focused view whose class takes no text")
    func maestroFocus() throws {
        let button = Self.element(#""class": "android.widget.Button", "focused": "true", "bounds": "[0,0][10,10]""#)
        let result = try Imported.text(Self.element(#""bounds": "[0,0][1080,2400]""#, button))
        #expect(result.focus == nil)
        #expect(result.fields.isEmpty)
    }

    static let tables = [
        """
        element_num,depth,attributes,parent_num
        0,0,"",
        1,1,"bounds=[0,0][1080,2400]; enabled=true",0
        2,2,"text=a; b ""c""
        d; hintText=Note; class=android.widget.EditText; bounds=[40,1200][1040,1320]; focused=true",1
        3,2,"class=android.widget.ScrollView; bounds=[0,1400][1080,2400]; scrollable=true",1
        """,
        """
        element_num,depth,bounds,attributes,parent_num
        1,1,"[0,0][1080,2400]","enabled=true",
        2,2,"[40,1200][1040,1320]","text=a; b ""c""
        d; hintText=Note; class=android.widget.EditText; focused=true",1
        3,2,"[0,1400][1080,2400]","class=android.widget.ScrollView; scrollable=true",1
        """,
        """
        id,depth,bounds,text,resource_id,accessibility,hint,class,value,scrollable,clickable,enabled,focused,selected,checked,parent_id
        0,0,"[0,0][1080,2400]",,,,,,,,,1,,,,
        1,1,"[40,1200][1040,1320]","a; b ""c""
        d",,,"Note","android.widget.EditText",,,1,1,1,,,0
        2,1,"[0,1400][1080,2400]",,,,,"android.widget.ScrollView",,1,,1,,,,0
        """,
    ]

    @Test("of Maestro may be a table", arguments: tables)
    func table(text: String) throws {
        let result = try Imported.text(text)
        #expect(result.formats == ["maestroTree"])
        #expect(result.screen == [1080, 2400])
        #expect(result.focus?.frame == Rect(x: 40, y: 1200, width: 1000, height: 120))
        #expect(result.focus?.text == "a; b \"c\"\nd")
        #expect(result.focus?.placeholder == "Note")
        #expect(result.scrollViews.map(\.frame) == [Rect(x: 0, y: 1400, width: 1080, height: 1000)])
    }
}
