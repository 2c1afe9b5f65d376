import AvoidanceModels
import LayoutImport
import Testing

@Suite("Trees of Android's views")
struct AndroidTreeTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let fixture: String
        let focus: String
        let frame: [Double]
        var scrollViews: [String: [Double]] = [:]

        var testDescription: String { fixture }
    }

    static let samples = [
        Sample(
            fixture: "uiautomator-dump-01.xml",
            focus: "com.example.planner:id/title",
            frame: [927, 858, 544, 75],
            scrollViews: ["com.example.planner:id/scroll_view": [824, 848, 672, 1216]]
        ),
        Sample(
            fixture: "uiautomator-dump-02.xml",
            focus: "EditText#1",
            frame: [20, 700, 960, 100],
            scrollViews: ["ScrollView#1": [0, 300, 1000, 1600]]
        ),
        Sample(
            fixture: "uiautomator2-source-01.xml",
            focus: "signup-email",
            frame: [53, 870, 975, 126],
            scrollViews: ["signup-screen": [0, 283, 1080, 2117]]
        ),
        Sample(
            fixture: "dumpsys-activity-01.txt",
            focus: "app:id/city",
            frame: [27, 1726, 1026, 147],
            scrollViews: ["app:id/form": [0, 76, 1080, 2198]]
        ),
        Sample(fixture: "espresso-hierarchy-01.txt", focus: "host", frame: [90, 192, 844, 126]),
        Sample(fixture: "maestro-hierarchy-01.json", focus: "postcode", frame: [494, 1589, 490, 66]),
        // 60 + 100 + 900.
        Sample(
            fixture: "dumpsys-activity-10.txt",
            focus: "app:id/street",
            frame: [40, 1060, 1000, 100],
            scrollViews: ["app:id/rows": [0, 160, 1080, 2000]]
        ),
        // 100 + 1500.
        Sample(fixture: "espresso-hierarchy-10.txt", focus: "street", frame: [40, 1600, 1000, 120]),
        Sample(fixture: "maestro-table-10.csv", focus: "EditText#1", frame: [40, 1200, 1000, 120]),
        Sample(fixture: "uiautomator-windows-10.xml", focus: "EditText#1", frame: [40, 1200, 1000, 120]),
    ]

    @Test("take a focused scroll view for a field that may be pressed long, as Compose has them, and no other one")
    func composeField() throws {
        func dump(isLongClickable: Bool) throws -> ImportResult {
            let view = #"class="android.widget.ScrollView" focusable="true" focused="true" scrollable="true""#
            let attributes = #"\#(view) long-clickable="\#(isLongClickable)" bounds="[40,1200][1040,1320]""#
            return try Imported.text(
                #"<hierarchy><node class="android.view.View" bounds="[0,0][1080,2400]"><node \#(attributes)/></node></hierarchy>"#
            )
        }
        let field = try dump(isLongClickable: true)
        #expect(field.focus?.frame == Rect(x: 40, y: 1200, width: 1000, height: 120))
        #expect(field.fields.count == 1)
        #expect(field.scrollViews.isEmpty)
        #expect(field.codes.contains(.focusDoubtful))
        let list = try dump(isLongClickable: false)
        #expect(list.focus == nil)
        #expect(list.scrollViews.count == 1)
    }

    @Test("give the focus and the scroll views", arguments: samples)
    func reading(sample: Sample) throws {
        let result = try Imported.fixtures(sample.fixture)
        #expect(result.focus?.view == sample.focus)
        #expect(result.frame(sample.focus) == sample.frame)
        let scrollViews = result.scrollViews.map(\.view)
        #expect(Dictionary(uniqueKeysWithValues: scrollViews.map { ($0, result.frame($0)) }) == sample.scrollViews)
        #expect(result.units == "pixels")
        #expect(result.codes.contains(.pixels))
    }

    @Test("that are a dialog don't tell the screen")
    func dialog() throws {
        let result = try Imported.fixtures("uiautomator-dump-01.xml")
        #expect(result.screen == nil)
        #expect(result.needsScreen != nil)
        #expect(result.needsKeyboard != nil)
    }

    @Test("show the keyboard as a window of its own, and leave out what can't be seen")
    func keyboard() throws {
        let result = try Imported.fixtures("uiautomator-dump-02.xml")
        #expect(result.keyboard == [0, 1400, 1000, 600])
        #expect(result.screen == [1000, 2000])
        #expect(result.focus?.text == "")
        #expect(result.placed.count == 4)
    }

    @Test("print a hint as the text of an empty field")
    func hint() throws {
        let result = try Imported.fixtures("uiautomator2-source-01.xml")
        #expect(result.focus?.text == "")
        #expect(result.focus?.placeholder == "you@example.org")
        #expect(result.screen == [1080, 2400])
    }

    @Test("of an activity show the content, but not how far it is scrolled")
    func activity() throws {
        let result = try Imported.fixtures("dumpsys-activity-01.txt")
        #expect(result.scroll("app:id/form")?.contentSize == Size(width: 1080, height: 3120))
        #expect(result.codes.contains(.approximateFrames))
    }

    @Test("of Espresso have texts with commas and braces")
    func texts() throws {
        #expect(try Imported.fixtures("espresso-hierarchy-01.txt").focus?.text == "a=1, b={2}")
    }

    @Test("are in points where the density is known")
    func points() throws {
        let result = try Imported.fixtures("uiautomator-dump-02.xml", options: [.density: "320"])
        #expect(result.units == "points")
        #expect(result.screen == [500, 1000])
        #expect(result.frame("EditText#1") == [10, 350, 480, 50])
        #expect(result.keyboard == [0, 700, 500, 300])
        #expect(result.layout.layout.screen.scale == 2)
    }

    @Test("that are cut off, or not well-formed, keep what came before")
    func broken() throws {
        let node = #"<node class="android.widget.EditText" focused="true" text="a\#u{1}b&x;" bounds="[0,1][2,3]"/>"#
        let result = try Imported.text(
            "<?xml version='1.0'?>\n<hierarchy rotation=\"0\">\n<a.B$C bounds=\"[0,0][9,9]\">\n\(node)"
        )
        #expect(result.focus?.text.hasPrefix("a b") == true)
        #expect(result.frame("EditText#1") == [0, 1, 2, 2])
        #expect(result.warnings.first?.line == 4)
        #expect(result.codes.contains(.malformed))
    }

    @Test("take no entity from a document type")
    func entities() throws {
        let head = #"<!DOCTYPE hierarchy [<!ENTITY x SYSTEM "file:///etc/passwd">]>"#
        let node = #"<node class="android.widget.EditText" focused="true" text="&x;" bounds="[0,1][2,3]"/>"#
        let before = try Imported.text("\(head)<hierarchy>\(node)</hierarchy>")
        #expect(before.focus?.text == "")
        #expect(before.codes.contains(.malformed))
        let within = try Imported.text("<hierarchy>\(head)\(node)</hierarchy>")
        #expect(within.focus == nil || within.focus?.text == "")
    }
}
