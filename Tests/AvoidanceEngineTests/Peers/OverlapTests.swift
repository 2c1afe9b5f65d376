import AvoidanceModels
import Testing

@Suite("Peers' faults: insets, coordinates, kinds of keyboards")
struct OverlapTests {
    private static func list(_ frame: Rect, inset: Double = 0) -> Scenario {
        Scenario([.list(frame, content: 3000, inset: EdgeInsets(bottom: inset))], focus: nil)
    }

    /// I4: each expects the bottom inset of the list.
    static let overlaps = [
        // 845 - 616 = 229.
        PeerExample(
            "keyboard-controller insets by 312 where 229 overlap",
            229,
            list(Rect(0, 0, 400, 845)).on(400, 928, keyboard: 312)
        ),
        PeerExample(
            "TPKeyboardAvoiding makes 216 of the author's 300",
            300,
            list(Rect(0, 0, 320, 480), inset: 300).on(320, 480, keyboard: 216)
        ),
        // The safe area's 34 come on top of the author's 400, with and without the keyboard.
        PeerExample(
            "IQKeyboardManager makes 366 of the author's 400",
            400,
            list(Rect(0, 0, 375, 812), inset: 400).on(375, 812, keyboard: 336)
                .with { $0.layout.safeAreaInsets.bottom = 34 }
        ),
        // 100...316 under a keyboard at 264: 52.
        PeerExample(
            "EKKeyboardAvoiding sees no overlap of equal heights",
            52,
            list(Rect(0, 100, 320, 216)).on(320, 480, keyboard: 216)
        ),
        // 740 - 500 = 240.
        PeerExample(
            "Flutter takes 300 off a nested scaffold that ends at 740 of 800",
            240,
            list(Rect(0, 0, 400, 740)).on(400, 800, keyboard: 300)
        ),
    ]

    @Test("I4: an inset is the true overlap, and never below the author's", arguments: overlaps)
    func inset(example: PeerExample) {
        #expect(example.scenario.answer().inset()?.bottom == example.expected)
    }

    @Test("I4: a bar in a page that ends at 763 ends at 476, where freshOS leaves 49 points between")
    func bar() {
        // 763 - 476 = 287.
        let page = View.plain("page", Rect(0, 0, 375, 763), [.bar(Rect(0, 713, 375, 50), to: .superview)])
        let scenario = Scenario([page], focus: nil).on(375, 812, keyboard: 336)
        #expect(scenario.answer().constant() == -287)
        #expect(scenario.timeline([TimelineEvent(.keyboard(scenario.event))]).layout.view("bar")?.frame.maxY == 476)
    }

    /// I8: the same list, wherever its superview or window lies; each expects its bottom inset.
    static let coordinates = [
        // The superview begins at 100: 812 - 476 = 336.
        PeerExample(
            "React Native's KeyboardAvoidingView takes the parent's coordinates for the window's: 236",
            336,
            Scenario([.plain("page", Rect(0, 100, 375, 712), [.list(Rect(0, 0, 375, 712), content: 3000)])], focus: nil)
                .on(375, 812, keyboard: 336)
        ),
        // The window spans 56...756 of the screen's 812: 756 - 476 = 280.
        PeerExample(
            "RxKeyboard and freshOS take the screen's height for the window's: 336",
            280,
            list(Rect(0, 0, 375, 700)).on(375, 812, keyboard: 336)
                .with { $0.layout.window = Rect(0, 56, 375, 700) }
        ),
        // A window of Slide Over, full height.
        PeerExample(
            "freshOS takes the key window, which may be another",
            336,
            list(Rect(0, 0, 200, 812)).on(375, 812, keyboard: 336)
                .with { $0.layout.window = Rect(175, 0, 200, 812) }
        ),
    ]

    @Test("I8: all is reckoned in the window", arguments: coordinates)
    func space(example: PeerExample) {
        #expect(example.scenario.answer().inset()?.bottom == example.expected)
    }

    /// I9: each expects the bottom inset of the list; a keyboard that is not docked makes none.
    static let kinds = [
        PeerExample(
            "TPKeyboardAvoiding insets by 216 for one that floats above the list",
            0,
            list(Rect(0, 400, 375, 267)).on(375, 667, keyboard: 0).with { $0.event = .show(Rect(0, 50, 320, 216)) }
        ),
        PeerExample(
            "React Native's KeyboardAvoidingView makes 724 of an undocked one at 300...564",
            0,
            list(Rect(0, 0, 768, 1024)).on(768, 1024, keyboard: 0).with { $0.event = .show(Rect(0, 300, 768, 264)) }
        ),
        PeerExample(
            "IQKeyboardManager counts an undocked one down to the screen's bottom",
            0,
            list(Rect(0, 0, 768, 1024)).on(768, 1024, keyboard: 0).with { $0.event = .show(Rect(0, 500, 768, 264)) }
        ),
        PeerExample(
            "RxKeyboard insets by 260 for a floating one",
            0,
            list(Rect(0, 0, 768, 1024)).on(768, 1024, keyboard: 0).with { $0.event = .show(Rect(200, 600, 320, 260)) }
        ),
        PeerExample(
            "React Native and RxKeyboard had to be mended for cross-fade, a frame without height at y = 0",
            0,
            list(Rect(0, 0, 375, 812)).on(375, 812, keyboard: 0).with { $0.event = .show(Rect(0, 0, 375, 0)) }
        ),
        PeerExample(
            "RxKeyboard moves a negative y to the bottom",
            0,
            list(Rect(0, 0, 375, 812)).on(375, 812, keyboard: 0).with { $0.event = .show(Rect(0, -71, 375, 336)) }
        ),
        PeerExample(
            "A hide of cross-fade still has a height",
            0,
            list(Rect(0, 0, 375, 812)).on(375, 812, keyboard: 0)
                .with { $0.event = KeyboardEvent(type: .keyboardWillHide, endFrame: Rect(0, 741, 375, 71)) }
        ),
        PeerExample(
            "A bar of shortcuts alone counts by its 69 points",
            69,
            list(Rect(0, 0, 768, 1024)).on(768, 1024, keyboard: 69)
        ),
    ]

    @Test("I9: each kind of keyboard is what it is", arguments: kinds)
    func kind(example: PeerExample) {
        #expect(example.scenario.answer().inset()?.bottom ?? 0 == example.expected)
    }

    @Test("I9: the keyboard's own curve, 7, is a curve, where Typist traps")
    func curve() {
        let answer = OverlapTests.list(Rect(0, 0, 375, 812)).on(375, 812, keyboard: 336).answer()
        #expect(answer.animation.curve == 7)
        #expect(answer.animation.options == 458_752)
    }
}
