import AvoidanceModels
import LayoutImport
import Testing

@Suite("Maestro's trees and tables")
struct MaestroTests {
    private static func element(_ attributes: String, _ children: String = "") -> String {
        #"{"attributes": {\#(attributes)}, "children": [\#(children)], "focused": false}"#
    }

    @Test("have the keyboard as a window too")
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

    @Test("on iOS have a root without area, and are in points")
    func maestroOnIOS() throws {
        let field = Self.element(#""hintText": "Email", "value": "a@b.c", "text": "", "bounds": "[20,700][373,744]""#)
        let app = Self.element(#""accessibilityText": "Shop", "bounds": "[0,0][393,852]""#, field)
        let result = try Imported.text(Self.element(#""bounds": "[0,0][0,0]""#, app))
        #expect(result.screen == [393, 852])
        #expect(result.units == "points")
        #expect(result.fields.map(\.text) == ["a@b.c"])
    }

    @Test("name no field for a focused view whose class takes no text")
    func maestroFocus() throws {
        let button = Self.element(#""class": "android.widget.Button", "focused": "true", "bounds": "[0,0][10,10]""#)
        let result = try Imported.text(Self.element(#""bounds": "[0,0][1080,2400]""#, button))
        #expect(result.focus == nil)
        #expect(result.fields.isEmpty)
    }

    @Test("in a table have a 1 for true, but a text of 1 is a text")
    func digit() throws {
        let result = try Imported.text(
            """
            id,depth,bounds,text,resource_id,accessibility,hint,class,value,scrollable,clickable,enabled,focused
            0,0,"[0,0][1080,2400]",,,,,,,,,1,
            1,1,"[40,1200][1040,1320]",1,,,,"android.widget.EditText",,,1,1,1
            """
        )
        #expect(result.focus?.text == "1")
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

    @Test("may be tables", arguments: tables)
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
