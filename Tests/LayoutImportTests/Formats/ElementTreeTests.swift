import AvoidanceModels
import LayoutImport
import Testing

@Suite("Trees of iOS's accessibility elements")
struct ElementTreeTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let fixture: String
        var keyboard: [Double]?
        var fields: [String: [Double]] = [:]
        var scrollViews: [String: [Double]] = [:]
        var contentHeight: Double?

        var testDescription: String { fixture }
    }

    static let samples = [
        Sample(
            fixture: "wda-source-01.xml",
            keyboard: [0, 566, 402, 308],
            fields: ["signup-name": [21, 245, 360, 47], "signup-email": [21, 332, 360, 47]],
            scrollViews: ["ScrollView#1": [0, 116, 402, 758]],
            contentHeight: 758
        ),
        Sample(
            fixture: "wda-source-02.xml",
            keyboard: [0, 539, 402, 335],
            fields: ["user": [17, 383, 368, 44], "pass": [17, 486, 368, 44]],
            scrollViews: ["ScrollView#1": [0, 62, 402, 477]],
            contentHeight: 552
        ),
        Sample(
            fixture: "wda-source-04.xml",
            keyboard: [0, 566, 402, 308],
            fields: ["Search Notes": [16, 511, 309, 38]],
            scrollViews: ["CollectionView#1": [0, 0, 402, 874]],
            contentHeight: 3670
        ),
        Sample(fixture: "wda-source-05.xml", keyboard: [0, 625, 428, 301], fields: ["phone": [24, 412, 380, 48]]),
        Sample(
            fixture: "wda-source-06.xml",
            fields: [
                "TextField#1": [16, 108, 343, 44], "SecureTextField#1": [16, 196, 343, 44],
                "TextField#2": [16, 522, 164, 45], "TextField#3": [195, 522, 164, 45],
                "TextField#4": [16, 719, 343, 44], "TextField#5": [16, 939, 343, 44],
            ],
            scrollViews: ["ScrollView#1": [0, 64, 375, 603]],
            contentHeight: 1183
        ),
        Sample(fixture: "wda-source-07.xml"),
        Sample(
            fixture: "wda-source-08.xml",
            keyboard: [0, 584, 402, 290],
            scrollViews: ["ScrollView#1": [0, 0, 402, 874]]
        ),
        Sample(fixture: "wda-source-09.xml", fields: ["town": [78, 120, 718, 44]]),
        Sample(
            fixture: "xcuitest-debug-01.txt",
            fields: ["email": [32, 224, 271, 21], "password": [32, 295, 271, 21]],
            scrollViews: ["0x600000e9d5e0": [0, 0, 375, 812]]
        ),
        Sample(
            fixture: "xcuitest-debug-02.txt",
            fields: ["0x100dc4c20": [21, 620, 388, 22]],
            scrollViews: ["0x100dc3fc0": [0, 69, 430, 863]]
        ),
        Sample(fixture: "xcuitest-debug-04.txt", fields: ["town": [189, 422.5, 36, 51.5]]),
        Sample(
            fixture: "xcuitest-debug-05.txt",
            fields: ["0x12c6b6e20": [97.7, 68.7, 276.3, 17], "0x12c6b6f30": [97.7, 112.7, 276.3, 17]]
        ),
        Sample(
            fixture: "uiautomation-legacy-01.json",
            keyboard: [0, 352, 320, 216],
            fields: ["Town": [16, 270.22, 288, 35.16]]
        ),
        Sample(fixture: "idb-describe-all-01.json", fields: ["order_note": [50, 200, 300, 44]]),
    ]

    @Test("give the fields, the scroll views and the keyboard", arguments: samples)
    func reading(sample: Sample) throws {
        let result = try Imported.fixtures(sample.fixture)
        #expect(Dictionary(uniqueKeysWithValues: result.fieldIDs.map { ($0, result.frame($0)) }) == sample.fields)
        let scrollViews = result.scrollViews.map(\.view)
        #expect(Dictionary(uniqueKeysWithValues: scrollViews.map { ($0, result.frame($0)) }) == sample.scrollViews)
        #expect(result.keyboard == sample.keyboard)
        #expect((result.needsKeyboard == nil) == (sample.keyboard != nil))
        if let height = sample.contentHeight {
            #expect(scrollViews.map { result.scroll($0)?.contentSize?.height } == [height])
        }
        let isFocused = sample.fixture == "xcuitest-debug-05.txt"
        #expect((result.focus != nil) == isFocused)
        #expect((result.needsFocus == nil) == isFocused)
    }

    @Test("resolve references in texts, and take a placeholder for no text")
    func texts() throws {
        let first = try Imported.fixtures("wda-source-01.xml")
        #expect(first.fields.map(\.text) == ["Kim <K>", ""])
        #expect(!first.placed.keys.contains { $0.contains("scroll bar") })
        #expect(first.placed["New traveller & friends"] != nil)
        #expect(try Imported.fixtures("wda-source-09.xml").fields.map(\.text) == [""])
    }

    @Test("may show an app that has made room for the keyboard already")
    func avoided() throws {
        #expect(try Imported.fixtures("wda-source-02.xml").codes == [.alreadyAvoided])
    }

    @Test("keep what is marked as not visible, such as a covered button or a scroll view")
    func visibility() throws {
        let result = try Imported.fixtures("wda-source-04.xml")
        #expect(result.scroll("CollectionView#1")?.contentOffset == Point(x: 0, y: 1642))
        #expect(try Imported.fixtures("wda-source-01.xml").frame("signup-next") == [20, 802, 362, 48])
    }

    @Test("don't tell the place of a keyboard that is turned, or not Apple's")
    func unknownKeyboards() throws {
        for fixture in ["wda-source-07.xml", "wda-source-09.xml"] {
            let result = try Imported.fixtures(fixture)
            #expect(result.codes.contains(.keyboardUnknown))
            #expect(result.event == nil)
        }
        #expect(try Imported.fixtures("wda-source-07.xml").placed.count == 1)
    }

    @Test("of XCUITest name the focus, and a keyboard only as a candidate")
    func focused() throws {
        let result = try Imported.fixtures("xcuitest-debug-05.txt")
        #expect(result.focus?.view == "0x12c6b6e20")
        #expect(result.fields.map(\.text) == ["", ""])
        #expect(result.needsKeyboard?.candidates.map(\.frame) == [Rect(x: 0, y: 595, width: 414, height: 301)])
        let values = try Imported.fixtures("xcuitest-debug-01.txt").fields.map(\.text)
        #expect(values == ["tester.one@exampl...", "a, b: 'c'"])
    }

    @Test("of XCUITest have quoted texts with apostrophes, and values over several lines")
    func quotes() throws {
        let result = try Imported.text(
            """
             →Window 0x1c01: traits: 8589934592, {{0.0, 0.0}, {320.0, 568.0}}
                TextField 0x1c04: traits: 1, {{15.0, 64.0}, {290.0, 44.0}}, identifier: 'We're, ok', label: 'a', value: b
            c, Keyboard Focused
            """
        )
        #expect(result.focus?.view == "We're, ok")
        #expect(result.focus?.frame == Rect(x: 15, y: 64, width: 290, height: 44))
    }

    @Test("of EarlGrey have the screen's frame and the keyboard, but no focus")
    func earlGrey() throws {
        let result = try Imported.fixtures("earlgrey-hierarchy-01.txt")
        #expect(result.formats == ["earlGreyTree"])
        #expect(result.frame("0x7fd2d01b5400") == [0, 64, 375, 603])
        #expect(result.frame("0x7fd2d31585a0") == [369.5, 330, 2.5, 285])
        #expect(result.keyboard == [0, 451, 375, 216])
        #expect(result.focus == nil)
    }

    @Test("of WebDriverAgent may come in JSON, or as a string in an answer")
    func wrapped() throws {
        let json = """
            {"value":{"type":"Application","rect":{"x":0,"y":0,"width":375,"height":667},"children":[
            {"type":"TextField","rect":{"y":600,"x":0,"width":375,"height":30},"name":"a"}]}}
            """
        #expect(try Imported.text(json).frame("a") == [0, 600, 375, 30])
        let app = #"<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"375\" height=\"667\">"#
        let field = #"<XCUIElementTypeTextField name=\"a\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"#
        let answer = #"{"value":""# + app + field + #"</XCUIElementTypeApplication>"}"#
        #expect(try Imported.text(answer).frame("a") == [1, 2, 3, 4])
    }
}
