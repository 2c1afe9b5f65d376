import AvoidanceModels
import Testing

@Suite("Peers' faults: full visibility, least motion, oversize")
struct VisibilityTests {
    /// I1: each expects the offset of the list.
    static let visibility = [
        // The caret ends at 585: 585 + 8 - 476 = 117; 600 + 336 - 812 = 124 is legal.
        PeerExample(
            "TPKeyboardAvoiding takes a top inset of 88 off twice: offset 36, 73 points covered",
            117,
            Scenario([.list(Rect(0, 0, 375, 812), content: 600, offset: -88, [.field(Rect(0, 565, 375, 20))])])
                .on(375, 812, keyboard: 336).with { $0.layout.safeAreaInsets.top = 88 }
        ),
        // The field ends at 100 + 640 = 740: 740 + 75 - 476 = 339.
        PeerExample(
            "APSL takes the scroll view to be at the window's top: the field ends at 501 of 476",
            339,
            Scenario([.list(Rect(0, 100, 375, 712), content: 2000, [.field(Rect(0, 600, 375, 40))])])
                .on(375, 812, keyboard: 336).margin(75)
        ),
        // 1600 + 8 - 1200 = 408.
        PeerExample(
            "Android's ScrollView ignores a padding of 800: no motion for 1500...1600 of 1200",
            408,
            Scenario([.list(Rect(0, 0, 1000, 2000), content: 4000, [.field(Rect(0, 1500, 1000, 100))])])
                .on(1000, 2000, keyboard: 800)
        ),
        // 504 + 8 - 476 = 36.
        PeerExample(
            "Apple's recipe tests the field's origin, 470, alone: 28 points covered",
            36,
            Scenario([.list(Rect(0, 0, 375, 812), content: 1000, [.field(Rect(0, 470, 375, 34))])])
                .on(375, 812, keyboard: 336)
        ),
        // The list begins at 100; the field is seen at 100 + 200 - 220 = 80 and wants 108: 192.
        PeerExample(
            "keyboard-controller leaves a field at 80...140 above the scroll view's top of 100",
            192,
            Scenario([.list(Rect(0, 100, 400, 828), content: 2000, offset: 220, [.field(Rect(0, 200, 400, 60))])])
                .on(400, 928, keyboard: 312)
        ),
        // The field touches the keyboard's top: the margin of 10 is missing.
        PeerExample(
            "IHKeyboardAvoiding ignores a padding of 10 when the difference is 0",
            10,
            Scenario([.list(Rect(0, 0, 375, 812), content: 1000, [.field(Rect(0, 436, 375, 40))])])
                .on(375, 812, keyboard: 336).margin(10)
        ),
        // 620 + 8 - 300 = 328.
        PeerExample(
            "Compose does nothing for a field that was clipped by 20 before the viewport shrank from 600 to 300",
            328,
            Scenario([.list(Rect(0, 0, 400, 600), content: 2000, [.field(Rect(0, 560, 400, 60))])])
                .on(400, 600, keyboard: 300)
        ),
        // The box is 0...476, the field as tall and 20 above it: 50 - 20 = 30.
        PeerExample(
            "CSSOM's text says nothing of a field as tall as the box",
            30,
            Scenario([.list(Rect(0, 0, 375, 812), content: 2000, offset: 50, [.field(Rect(0, 30, 375, 476))])])
                .on(375, 812, keyboard: 336)
        ),
    ]

    @Test("I1: what some legal offset shows is fully visible", arguments: visibility)
    func visible(example: PeerExample) {
        let answer = example.scenario.answer()
        #expect(answer.offset() == example.expected)
        #expect(answer.focus?.visibleAfter == 1)
    }

    /// I2: each expects the offset of the list.
    static let minimal = [
        PeerExample(
            "TPKeyboardAvoiding centres a caret at 305...325 though it is 126 above the keyboard",
            0,
            Scenario([.list(Rect(0, 0, 375, 667), content: 1200, [.field(Rect(0, 305, 375, 20))])])
                .on(375, 667, keyboard: 216)
        ),
        // The field at 528...588 of the content is above the top at 600; with no margin at 8: 520.
        PeerExample(
            "keyboard-controller parks a field above the top at the keyboard: 600 to 126",
            520,
            Scenario([.list(Rect(0, 0, 400, 928), content: 2000, offset: 600, [.field(Rect(0, 528, 400, 60))])])
                .on(400, 928, keyboard: 312)
        ),
        PeerExample(
            "React Native jumps from a large title's -143 to 0 without any need",
            -143,
            Scenario([.list(Rect(0, 0, 390, 844), content: 1200, offset: -143, [.field(Rect(0, 100, 390, 40))])])
                .on(390, 844, keyboard: 336).with { $0.layout.safeAreaInsets.top = 143 }
        ),
    ]

    @Test("I2: no motion is larger than its need", arguments: minimal)
    func least(example: PeerExample) {
        let answer = example.scenario.answer()
        #expect(answer.offset() ?? example.scenario.layout.views[0].scroll?.contentOffset.y == example.expected)
        #expect(answer.focus?.limitedBy == nil)
    }

    @Test("I2: a root with 56 points of room for a margin of 10 stays, where IQKeyboardManager moves it by 22")
    func rootStays() {
        let root = View.plain("root", Rect(0, 0, 375, 812), [.field(Rect(0, 380, 375, 40))])
        let scenario = Scenario([root]).on(375, 812, keyboard: 336).margin(10).with {
            $0.layout.safeAreaInsets = EdgeInsets(top: 88, bottom: 34)
        }
        #expect(scenario.answer()["root"] == nil)
        #expect(scenario.answer().focus?.limitedBy == nil)
    }

    /// I3: a field that does not fit, with a caret that is covered; each expects the offset or lift that shows it.
    static let oversize = [
        // 1300 into 1200; the caret ends at 600 + 1260 = 1860: 1860 - 1200 = 660 by the root, without the margin.
        PeerExample(
            "Android's adjustPan leaves 1300 in 1200 as it is",
            660,
            Scenario(
                [.plain("root", Rect(0, 0, 1000, 2000), [.field(Rect(0, 600, 1000, 1300))])],
                caret: Rect(0, 1200, 4, 60)
            ).on(1000, 2000, keyboard: 800)
        ),
        // The text view's 700 do not fit into 476; the caret ends at 100 + 620: 720 - 476 = 244.
        PeerExample(
            "IQKeyboardManager has no term for the caret of a tall text view",
            244,
            Scenario(
                [.plain("root", Rect(0, 0, 375, 812), [.field(Rect(0, 100, 375, 700))])],
                caret: Rect(0, 600, 2, 20)
            ).on(375, 812, keyboard: 336)
        ),
    ]

    @Test("I3: the caret of what does not fit is in sight", arguments: oversize)
    func caret(example: PeerExample) {
        let answer = example.scenario.answer()
        #expect(answer.translation("root") == -example.expected)
        #expect(answer.focus?.visibleAfter == 1)
        #expect(answer.focus?.limitedBy != nil)
    }

    @Test("I3: without a caret, what covers the band is shown from its start")
    func covering() {
        // The web, Android and Flutter do nothing for a box that covers the band.
        let list = View.list(Rect(0, 0, 375, 812), content: 3000, offset: 500, [.field(Rect(0, 400, 375, 1300))])
        let answer = Scenario([list]).on(375, 812, keyboard: 336).answer()
        #expect(answer.offset() == 400)
        #expect(answer.focus?.limitedBy == .tooTall)
    }
}
