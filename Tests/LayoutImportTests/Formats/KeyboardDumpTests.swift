import AvoidanceModels
import LayoutImport
import Testing

@Suite("Dumps of the keyboard")
struct KeyboardDumpTests {
    struct Sample: Sendable {
        let number: String
        let type: EventType
        let begin: Rect?
        let end: Rect
        var duration = 0.25
    }

    static let samples = [
        Sample(number: "01", type: .keyboardWillShow, begin: rect(0, 667, 375, 258), end: rect(0, 409, 375, 258)),
        Sample(number: "02", type: .keyboardWillShow, begin: rect(0, 812, 375, 380), end: rect(0, 432, 375, 380)),
        Sample(
            number: "03",
            type: .keyboardWillChangeFrame,
            begin: rect(0, 736, 414, 226),
            end: rect(0, 510, 414, 226),
            duration: 0.4
        ),
        Sample(number: "04", type: .keyboardWillShow, begin: rect(0, 896, 414, 54), end: rect(0, 595, 414, 301)),
        Sample(
            number: "06",
            type: .keyboardWillShow,
            begin: rect(0, 768, 1024, 0),
            end: rect(0, 370, 1024, 398),
            duration: 0
        ),
        Sample(number: "07", type: .keyboardWillShow, begin: rect(0, 667, 375, 44), end: rect(0, 623, 375, 44)),
        // It was up already and grows.
        Sample(
            number: "09",
            type: .keyboardWillChangeFrame,
            begin: rect(0, 521, 375, 291),
            end: rect(0, 477, 375, 335)
        ),
        Sample(number: "10", type: .keyboardWillShow, begin: rect(0, 896, 414, 243), end: rect(0, 550, 414, 346)),
    ]

    private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: x, y: y, width: width, height: height)
    }

    @Test("of UIKit's notifications give the event", arguments: samples)
    func events(sample: Sample) throws {
        let result = try Imported.fixtures("keyboard-userinfo-\(sample.number).txt")
        let event = try #require(result.event)
        #expect(result.formats == ["keyboardUserInfo"])
        #expect(event.type == sample.type)
        #expect(event.beginFrame == sample.begin)
        #expect(event.endFrame == sample.end)
        #expect(event.animationDuration == sample.duration)
        #expect(event.animationCurve == 7)
        #expect(event.isLocal)
    }

    @Test("may hold two events, the first of a hardware keyboard")
    func two() throws {
        let first = try Imported.fixtures("keyboard-userinfo-06.txt", options: [.nth: "1"])
        #expect(first.event?.type == .keyboardWillHide)
        #expect(first.event?.endFrame == Self.rect(0, 768, 1024, 0))
        #expect(try Imported.fixtures("keyboard-userinfo-06.txt").codes.contains(.severalDumps))
    }

    @Test("may show the scroll view beside the keyboard")
    func container() throws {
        let result = try Imported.fixtures("keyboard-userinfo-10.txt")
        #expect(result.scrollViews.map(\.view) == ["0x104900e00"])
        #expect(result.frame("0x104900e00") == [0, 92, 414, 700])
    }

    @Test("of iOS 7 on its side give the frame by centre and bounds")
    func sideways() throws {
        let result = try Imported.text(
            """
            UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {1024, 352}}";
            UIKeyboardCenterEndUserInfoKey = "NSPoint: {512, 592}";
            UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 0}, {352, 1024}}";
            """
        )
        #expect(result.keyboard == [0, 416, 1024, 352])
        #expect(result.codes.contains(.keyboardDoubtful))
    }

    @Test("of iOS 3 have no frames but centre and bounds")
    func oldest() throws {
        let result = try Imported.text(
            """
            NSConcreteNotification 0x4d1 {name = UIKeyboardDidHideNotification; userInfo = {
                UIKeyboardBoundsUserInfoKey = NSRect: {{0, 0}, {320, 216}};
                UIKeyboardCenterEndUserInfoKey = NSPoint: {160, 588};
            }}
            """
        )
        #expect(result.event?.type == .keyboardDidHide)
        #expect(result.keyboard == [0, 480, 320, 216])
    }

    @Test("of IQKeyboardManager give its size, its scroll view and its move")
    func iqKeyboardManager() throws {
        let first = try Imported.fixtures("iqkeyboard-log-01.txt")
        #expect(first.screen == [320, 568])
        #expect(first.keyboard == [0, 524, 320, 44])
        #expect(first.frame("0x7fe7ef93d000") == [0, 64, 320, 504])
        #expect(first.scroll("0x7fe7ef93d000")?.contentSize == Size(width: 320, height: 608))
        #expect(first.reportedMove == -380)
        #expect(first.codes.contains(.contradiction))
        let second = try Imported.fixtures("iqkeyboard-log-02.txt")
        #expect(second.keyboard == [0, 451, 375, 216])
        #expect(second.frame("0x7fd855913800") == [16, 72, 343, 332])
        #expect(second.scroll("0x7fd855913800")?.contentSize == Size(width: 343, height: 312_752))
        #expect(second.reportedMove == -333)
    }

    @Test("of Android's window manager give the keyboard that is visible")
    func androidWindows() throws {
        let first = try Imported.fixtures("dumpsys-window-01.txt")
        #expect(first.keyboard == [0, 1398, 1080, 822])
        #expect(first.screen == [1080, 2220])
        #expect(first.units == "pixels")
        let later = try Imported.fixtures("dumpsys-window-04.txt")
        #expect(later.keyboard == [0, 1500, 1080, 900])
        let unseen = try Imported.fixtures("dumpsys-window-03.txt")
        #expect(unseen.event == nil)
        #expect(unseen.needsKeyboard != nil)
        #expect(unseen.codes.contains(.keyboardUnknown))
        // 420 dots per inch.
        #expect(unseen.units == "points")
        #expect(unseen.layout.layout.screen.scale == 2.625)
    }

    @Test(
        "of Android take a frame for nothing while the keyboard is hidden",
        arguments: [
            "InsetsSource id=3 type=ime frame=[0,1500][1080,2400] visible=false",
            "I/Insets( 1): InsetsSource: {3 mType=ime mFrame=[0,1500][1080,2400] mVisible=false mFlags=[]}",
            "mIsImeShowing=false",
            "  mInputShown=false",
        ]
    )
    func hidden(line: String) throws {
        #expect(try Imported.text(line).event?.type == .keyboardWillHide)
    }

    @Test(
        "of Android that contradict each other, or have no frame, give none",
        arguments: [
            "InsetsSource type=ime frame=[0,0][0,0] visible=true",
            "InsetsSource type=ime frame=[0,1][2,3] visible=true\nInsetsSource type=ime frame=[0,2][2,3] visible=true",
            "mInputShown=true",
        ]
    )
    func unknown(text: String) throws {
        let result = try Imported.text(text)
        #expect(result.event == nil)
        #expect(result.codes.contains(.keyboardUnknown))
    }

    @Test("of Flutter give the height of the bottom inset, and no views")
    func flutter() throws {
        let result = try Imported.fixtures("flutter-render-tree-01.txt", options: [.screen: "411x900"])
        #expect(result.placed.isEmpty)
        #expect(result.keyboard == [0, 492, 411, 408])
        #expect(result.codes.contains(.keyboardDoubtful))
        #expect(result.codes.contains(.unreadLine))
    }
}
