import AvoidanceModels
import Testing

@Suite("rxKeyboard")
struct RxKeyboardTests {
    private func scenario(offset: Double = 0, inset: Double = 0, constant: Double = 0) -> Scenario {
        Scenario([
            .list(Scenario.whole, content: 2000, offset: offset, inset: EdgeInsets(top: 7, bottom: inset), []),
            .bar(Rect(0, 750 + constant, 400, 50), to: .superview, constant: constant),
        ]).by(.rxKeyboard)
    }

    @Test("insets by the visible height, scrolls by it and raises the bar when the keyboard comes")
    func show() {
        let answer = scenario(offset: 100).answer()
        #expect(answer.inset() == EdgeInsets(top: 7, bottom: 300))
        #expect(answer.offset() == 400)
        #expect(answer.constant() == -300)
        #expect(answer["list"]?.scrollIndicatorInsets == nil)
        #expect(answer.keyboard.willShowVisibleHeight == 300)
        #expect(answer.keyboard.visibleHeight == 300)
        #expect(!answer.keyboard.isHidden)
    }

    @Test("follows a keyboard that grows without scrolling again")
    func grow() {
        let answer = scenario(offset: 400, inset: 300, constant: -300).after(Scenario.keyboard).with {
            $0.event = .change(Rect(0, 450, 400, 350))
        }.answer()
        #expect(answer.inset()?.bottom == 350)
        #expect(answer.offset() == 400)
        #expect(answer.constant() == -350)
        #expect(answer.keyboard.willShowVisibleHeight == nil)
    }

    @Test("emits nothing for the same frame again, even if the app has set the inset meanwhile")
    func sameFrame() {
        let answer = scenario(offset: 400, inset: 10).after(Scenario.keyboard).answer()
        #expect(answer.changesNothing)
        #expect(answer.adjustments.map(\.view) == ["list", "bar"])
    }

    @Test("gives inset and bar back on a hide, the offset never")
    func hide() {
        let answer = scenario(offset: 400, inset: 300, constant: -300).after(Scenario.keyboard).with {
            $0.event = .hide
        }.answer()
        #expect(answer.inset()?.bottom == 0)
        #expect(answer.constant() == 0)
        #expect(answer.offset() == 400)
        #expect(answer.keyboard.isHidden)
    }

    @Test("drifts by the keyboard's height with each show and hide (vector 040)")
    func drift() {
        let rounds = [TimelineEvent.show(), .hide, .show(), .hide, .show(), .hide]
        let timeline = scenario(offset: 1000).timeline(rounds)
        #expect(timeline.layout.view("list")?.scroll?.contentOffset.y == 1900)
    }

    @Test("follows the finger, never above the keyboard's height", arguments: [(650.0, 150.0), (400, 300), (900, 0)])
    func drag(y: Double, visible: Double) {
        let answer = scenario(offset: 400, inset: 300, constant: -300).after(Scenario.keyboard).with {
            $0.event = KeyboardEvent(type: .keyboardDidDrag, endFrame: Rect(0, y, 400, 300))
        }.answer()
        #expect(answer.inset()?.bottom == visible)
        #expect(answer.constant() == -visible)
        #expect(answer.offset() == 400)
    }

    @Test("ignores a finger while the keyboard is hidden (vector 033)")
    func dragHidden() {
        let answer = scenario().on(.keyboardDidDrag).answer()
        #expect(answer.changesNothing)
        #expect(answer.keyboard.isHidden)
    }

    @Test("puts a frame above the screen at its bottom: inside on a change, outside on a hide (vector 034)")
    func negativeY() {
        let odd = Rect(0, -300, 400, 300)
        let change = scenario().with { $0.event = .change(odd) }.answer()
        #expect(change.keyboard.frame == Rect(0, 500, 400, 300))
        #expect(change.inset()?.bottom == 300)
        let hide = scenario(inset: 300).after(Scenario.keyboard).with {
            $0.event = KeyboardEvent(type: .keyboardWillHide, endFrame: odd)
        }.answer()
        #expect(hide.keyboard.frame == Rect(0, 800, 400, 300))
        #expect(hide.inset()?.bottom == 0)
    }

    @Test("keeps an accessory view that stays on screen visible, and is silent when the keyboard returns (#116)")
    func accessory() {
        let accessory = Rect(0, 756, 400, 44)
        let hide = scenario(inset: 300).after(Scenario.keyboard).with {
            $0.event = KeyboardEvent(type: .keyboardWillHide, endFrame: accessory)
        }.answer()
        #expect(hide.keyboard.visibleHeight == 44)
        #expect(!hide.keyboard.isHidden)
        let show = scenario(offset: 400, inset: 44).with { $0.state = hide.state }.answer()
        #expect(show.inset()?.bottom == 300)
        #expect(show.offset() == 400)
    }

    @Test("counts no height of a frame below the screen (vector 037)")
    func crossFade() {
        let answer = scenario(inset: 300).after(Scenario.keyboard).with {
            $0.event = KeyboardEvent(type: .keyboardWillHide, endFrame: Rect(0, 800, 400, 71))
        }.answer()
        #expect(answer.keyboard.visibleHeight == 0)
        #expect(answer.inset()?.bottom == 0)
    }

    @Test("takes the screen for the window")
    func sheet() {
        let answer = scenario().with { $0.layout.window = Rect(0, 100, 400, 600) }.answer()
        // 200 of the sheet is covered.
        #expect(answer.inset()?.bottom == 300)
    }

    @Test("moves a toolbar without a constraint by its frame: 700 − 50 − 300 in its superview")
    func toolbar() {
        let bar = View(id: "bar", kind: "toolbar", frame: Rect(0, 650, 400, 50))
        let scenario = Scenario([.plain("page", Rect(0, 50, 400, 700), [bar])]).by(.rxKeyboard)
        #expect(scenario.answer()["bar"]?.frame?.after == Rect(0, 350, 400, 50))
    }

    @Test("binds the listed scroll views alone, and warns of one that is not there")
    func views() {
        let other = View.list(Scenario.whole, id: "other", content: 2000, [])
        let answer = scenario().with { $0.layout.views.append(other) }.by(.rxKeyboard) {
            $0[RxKeyboardParameters.views] = ["other", "none"]
        }.answer()
        #expect(answer["list"] == nil)
        #expect(answer.inset("other")?.bottom == 300)
        #expect(answer.codes.contains(.viewNotFound))
    }

    @Test(
        "hears no other event",
        arguments: EventType.all(but: .keyboardWillShow, .keyboardWillHide, .keyboardWillChangeFrame, .keyboardDidDrag)
    )
    func unheard(type: EventType) {
        let answer = scenario(inset: 300).after(Scenario.keyboard).with {
            $0.event = KeyboardEvent(type: type, endFrame: Rect(0, 450, 400, 350))
        }.answer()
        #expect(answer.adjustments.map(\.view) == ["list", "bar"])
        #expect(answer.changesNothing)
        #expect(answer.state.keyboard?.frame == Scenario.keyboard)
        #expect(answer.keyboard.visibleHeight == 300)
    }
}
