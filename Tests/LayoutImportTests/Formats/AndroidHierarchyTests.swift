import AvoidanceModels
import LayoutImport
import Testing

@Suite("Android's view hierarchies")
struct AndroidHierarchyTests {
    private static let activities = """
        TASK 10101:com.example.home id=5 userId=0
          ACTIVITY com.example.home/.Home 413005e pid=1198
            View Hierarchy:
              com.android.internal.policy.DecorView{d48758f I.E...... R.....ID 0,0-1080,2160}[Home]
                android.widget.EditText{af480ba VFED..CL. ......I. 0,0-900,100 #7f0a020b app:id/search}
        TASK 10293:com.example.shop id=10 userId=0
          ACTIVITY com.example.shop/.Checkout 11888a1 pid=3737
              mDisplayFrame=Rect(0, 0 - 1080, 2160)
                InsetsSource id=3 type=ime frame=[0,1400][1080,2160] visible=true flags= sideHint=BOTTOM
            View Hierarchy:
              com.android.internal.policy.DecorView{e48758f V.E...... R.....ID 0,0-1080,2160}[Checkout]
                android.widget.LinearLayout{42db31c V.E..V... .......D 0,60-1080,2160}
                  androidx.recyclerview.widget.RecyclerView{4d1d3b7 VFED..... .......D 0,100-1080,2100 #7f0a0ad0 app:id/rows}
                    android.widget.EditText{d6b8bae VFED..CL. .F...... 40,900-1040,1000 #7f0900c1 app:id/street}
                  com.example.ui.ReactHorizontalScrollView{5d1d3b7 VFED..... .......D 0,0-1080,100 #7f0a0ad1 app:id/tabs}
                    com.example.ui.Row{6d1d3b7 V.ED.V... .......D 0,0-1800,100}
                  com.example.ui.Row{7d1d3b7 VFED.VC.. .......D 0,0-1080,100}
                  com.example.ui.Page{8d1d3b7 VFED.V... .......D 0,0-1080,100 #7f0a0ad2 app:id/page}

        """

    @Test("of several activities are one for each, the last one taken")
    func activities() throws {
        let result = try Imported.text(Self.activities)
        #expect(result.codes.contains(.severalDumps))
        // 60 + 100 + 900.
        #expect(result.focus?.view == "app:id/street")
        #expect(result.frame("app:id/street") == [40, 1060, 1000, 100])
        #expect(result.fieldIDs == ["app:id/street"])
        let first = try Imported.text(Self.activities, options: [.nth: "1"])
        // The home screen isn't visible, and so isn't its field.
        #expect(first.fieldIDs.isEmpty)
        #expect(first.focus == nil)
    }

    @Test("scroll by their class; a framework's class that doesn't may print a bar all the same")
    func scrollViews() throws {
        let result = try Imported.text(Self.activities)
        #expect(result.scrollViews.map(\.view) == ["app:id/rows", "app:id/tabs", "app:id/page"])
        #expect(result.scroll("app:id/rows")?.axes == .vertical)
        #expect(result.scroll("app:id/tabs")?.axes == .horizontal)
        #expect(result.scroll("app:id/tabs")?.contentSize == Size(width: 1800, height: 100))
    }

    @Test("of an activity come with its screen and the insets it has")
    func insets() throws {
        let result = try Imported.text(Self.activities)
        #expect(result.screen == [1080, 2160])
        #expect(result.keyboard == [0, 1400, 1080, 760])
        #expect(try Imported.text(Self.activities, options: [.nth: "1"]).event == nil)
    }

    static let prefixes = [
        "", "> ", "// ", "E/TestRunner: ", "E/TestRunner( 4321): ", "2024-03-02 11:22:33.444 ",
        "03-02 11:22:33.444  4321  4350 E TestRunner: ", "03-02 11:22:33.444 4321-4350/com.example.shop E/TestRunner: ",
        "2024-03-02 11:22:33.444  4321-4350  TestRunner  com.example.shop  E  ", "2024-03-02T11:22:33.4440000Z ",
    ]

    @Test("of an activity may stand in a log", arguments: prefixes)
    func activityInLog(prefix: String) throws {
        let lines = Self.activities.split(separator: "\n").map { prefix + $0 }.joined(separator: "\r\n")
        #expect(try Imported.text(lines).frame("app:id/street") == [40, 1060, 1000, 100])
    }

    private static let espresso = """
        +>DecorView{id=-1, visibility=VISIBLE, width=1080, height=2400, has-focus=true, is-focused=false, \
        layout-params={(0,0)(fillxfill) sim={adjust=resize} ty=BASE_APPLICATION wanim=0x1030309
          fl=LAYOUT_IN_SCREEN LAYOUT_INSET_DECOR SPLIT_TOUCH
          fitSides=
          frameRateBoostOnTouch=true}, tag=null, has-input-connection=false, x=0.0, y=0.0, child-count=1}
        |
        +->{id=-1, visibility=VISIBLE, width=1080, height=2300, is-focused=false, tag=null, x=0.0, y=100.0, child-count=1}
        |
        +-->NestedScrollView{id=1, res-name=page, visibility=VISIBLE, width=1080, height=2200, is-focused=false, \
        x=0.0, y=10.0, child-count=2}
        |
        +--->AppCompatEditText{id=2, res-name=street, visibility=VISIBLE, width=1000, height=120, is-focused=true, \
        editor-info=[inputType=0x1 hintText=Street extras=Bundle[{a=b}] ], x=40.0, y=1500.0, text=One
        and two, hint=Street, input-type=1, ime-target=true, has-links=false} ****MATCHES****
        |
        +--->AppCompatEditText{id=3, res-name=town, visibility=VISIBLE, width=1000, height=120, is-focused=false, \
        x=40.0, y=1700.0, text=, hint=Town, input-type=1, ime-target=false, has-links=false}

        at com.example.shop.CheckoutTest.types(CheckoutTest.kt:12)

        """

    @Test("of Espresso go over several lines, and may have a class without a name", arguments: prefixes)
    func espresso(prefix: String) throws {
        let lines = Self.espresso.split(separator: "\n", omittingEmptySubsequences: false).map { prefix + $0 }
        let result = try Imported.text(lines.joined(separator: "\n"))
        #expect(result.focus?.view == "street")
        // 100 + 10 + 1500.
        #expect(result.frame("street") == [40, 1610, 1000, 120])
        #expect(result.frame("town") == [40, 1810, 1000, 120])
        #expect(result.focus?.placeholder == "Street")
        #expect(result.fields.last?.text == "")
        #expect(result.scrollViews.map(\.view) == ["page"])
        #expect(result.codes.contains(.approximateFrames))
        #expect(!result.codes.contains(.badFrame))
    }

    @Test("of Espresso in a row are several dumps")
    func several() throws {
        let result = try Imported.text("View Hierarchy:\n\(Self.espresso)View Hierarchy:\n\(Self.espresso)")
        #expect(result.codes.contains(.severalDumps))
        #expect(result.fieldIDs == ["street", "town"])
    }

    @Test("that begin inside a window are warned of, since their frames are relative")
    func fragments() throws {
        let whole = try Imported.text(Self.espresso)
        #expect(!whole.codes.contains(.partOfWindow))
        let cut = String(Self.espresso.drop { $0 != "|" })
        #expect(try Imported.text(cut).codes.contains(.partOfWindow))
        let lines = Self.activities.split(separator: "\n")
        #expect(!(try Imported.text(Self.activities).codes.contains(.partOfWindow)))
        // The content alone begins at the corner too.
        let content = lines.suffix(7).joined(separator: "\n")
        #expect(try Imported.text(content).codes.contains(.partOfWindow))
        // The list's field, and then the view beside the list.
        let rest = lines.suffix(5).joined(separator: "\n")
        #expect(try Imported.text(rest).codes.contains(.partOfWindow))
    }

    @Test("of Espresso may be escaped in a report")
    func report() throws {
        let escaped = Self.espresso.replacing("&", with: "&amp;").replacing(">", with: "&gt;")
        let element = "<testcase name=\"types\"><failure>View Hierarchy:\n\(escaped)</failure></testcase>"
        #expect(try Imported.text(element).frame("street") == [40, 1610, 1000, 120])
        let attribute = escaped.replacing("\n", with: "&#10;")
        #expect(try Imported.text("<failure message=\"\(attribute)\"/>").frame("street") == [40, 1610, 1000, 120])
    }

    @Test("are none of a line that begins as a view's and goes on with a word")
    func otherObjects() throws {
        let source = "    InsetsSource type=ime frame=[0,14][10,20] visible=true\n"
        let result = try Imported.text("    ViewRootImpl{1f2460d INVISIBLE 0}\n" + source)
        #expect(result.formats == ["androidWindowDump"])
        #expect(result.keyboard == [0, 14, 10, 6])
    }

    @Test("whose lines are cut lose those views and what is in them, with a warning")
    func cutLines() throws {
        let wrapped = Self.activities.replacing("0,100-1080,2100 #", with: "0,100-1080,\n2100 #")
        let result = try Imported.text(wrapped)
        #expect(result.fields.isEmpty)
        #expect(result.codes.contains(.badFrame))
        // What is beside the list is still in place.
        #expect(result.frame("app:id/tabs") == [0, 60, 1080, 100])
        for end in ["VFED..C", "VFED..CL. .F...... 40,1100-1040,12"] {
            let tail = try Imported.text(Self.activities + "              android.widget.EditText{d6b8bae \(end)")
            #expect(tail.fieldIDs == ["app:id/street"])
            #expect(tail.codes.contains(.badFrame))
        }
        let number = Self.espresso.replacing("y=1500.0", with: "y=15\n00.0")
        let espresso = try Imported.text(number)
        #expect(espresso.fieldIDs == ["town"])
        #expect(espresso.codes.contains(.badFrame))
        let source = "InsetsSource id=3 type=ime frame=[0,1500][1080,2400"
        #expect(try Imported.text(source).keyboard == nil)
    }
}
