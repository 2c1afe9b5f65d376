import AvoidanceModels
import Testing

@Suite("keyboardAwareScrollView")
struct KeyboardAwareScrollViewTests {
    private typealias Parameters = KeyboardAwareScrollViewParameters

    private func scenario(
        _ field: Rect,
        frame: Rect = Scenario.whole,
        offset: Double = 0,
        inset: EdgeInsets = .zero,
        _ edit: (inout Policy) -> Void = { _ in }
    ) -> Scenario {
        let list = View.list(frame, content: 2000, offset: offset, inset: inset, [.field(field)])
        return Scenario([list]).by(.keyboardAwareScrollView, edit)
    }

    private func android(_ field: Rect, offset: Double = 0, _ edit: (inout Policy) -> Void = { _ in }) -> Scenario {
        scenario(field, offset: offset) {
            $0[Parameters.platform] = .android
            $0[Parameters.enableOnAndroid] = true
            edit(&$0)
        }.on(.keyboardDidShow)
    }

    private static let hideOnAndroid = KeyboardEvent(type: .keyboardDidHide, endFrame: Rect(0, 800, 400, 300))

    @Test("takes the keyboard as inset and brings the field to extraHeight above it (vector 023)")
    func covered() {
        // 600 + 40 - 500 + 75.
        let answer = scenario(Rect(20, 600, 300, 40)).answer()
        #expect(answer.inset() == EdgeInsets(bottom: 300))
        #expect(answer.offset() == 215)
        #expect(answer["list"]?.scrollIndicatorInsets == nil)
    }

    @Test("scrolls only a field that ends less than extraHeight above the keyboard, and never below 0")
    func near() {
        #expect(scenario(Rect(20, 485, 300, 40), offset: 100).answer().offset() == 100)
        #expect(scenario(Rect(20, 486, 300, 40), offset: 100).answer().offset() == 101)
        // 0 + 30 - 500 + 75 is below 0.
        let pulled = scenario(Rect(20, 0, 300, 30), offset: -400).answer()
        #expect(pulled.offset() == 0)
    }

    @Test("scrolls to the left edge as well, but where it does not scroll leaves the x")
    func leftEdge() {
        // Whatever asks for the scroll asks for x = 0.
        func x(_ scenario: Scenario) -> Double? {
            let sideways = scenario.with { $0.layout.views[0].scroll?.contentOffset.x = 30 }
            return sideways.answer()["list"]?.contentOffset?.after.x
        }
        #expect(x(scenario(Rect(20, 600, 300, 40))) == 0)
        #expect(x(scenario(Rect(20, 100, 300, 40))) == 30)
        #expect(x(android(Rect(20, 600, 300, 40))) == 0)
        #expect(x(android(Rect(20, 100, 300, 40))) == 30)
    }

    @Test(
        "takes the scroll view to begin at the window's top, so that a field below a header stays covered (vector 025)"
    )
    func header() {
        let answer = scenario(Rect(20, 600, 300, 40), frame: Rect(0, 100, 400, 700)).answer()
        #expect(answer.inset() == EdgeInsets(bottom: 300))
        #expect(answer.offset() == 215)
        // 400 - 75 + 100 is enough; one point less is pulled to 386 + 40 - 425 of the content.
        let near = scenario(Rect(20, 385, 300, 40), frame: Rect(0, 100, 400, 700), offset: 100)
        #expect(near.answer().offset() == 100)
        #expect(near.with { $0.layout.views[0].subviews[0].frame.y = 386 }.answer().offset() == 1)
    }

    @Test("adds extraScrollHeight to the inset and to the clearance")
    func extra() {
        let answer = scenario(Rect(20, 600, 300, 40)) {
            $0[Parameters.extraHeight] = 10
            $0[Parameters.extraScrollHeight] = 40
        }.answer()
        #expect(answer.inset() == EdgeInsets(bottom: 340))
        #expect(answer.offset() == 190)
    }

    @Test("takes a tab bar off, 83 high with a bottom safe area and else 49 (vector 024), and rests on it")
    func tabBar() {
        let plain = scenario(Rect(20, 200, 300, 40)) { $0[Parameters.viewIsInsideTabBar] = true }
        #expect(plain.answer().inset() == EdgeInsets(bottom: 251))
        #expect(plain.answer().offset() == 0)
        let safe = plain.with { $0.layout.safeAreaInsets.bottom = 34 }
        #expect(safe.answer().inset() == EdgeInsets(bottom: 217))
        let hidden = safe.then(.hide)
        let answer = hidden.answer()
        #expect(answer.inset() == EdgeInsets(bottom: 83))
        let entry = answer.state.views.first?.value
        #expect(entry?.before == ViewValues(contentInset: .zero))
        #expect(entry?.applied.contentInset == EdgeInsets(bottom: 83))
        // The next show doesn't take the tab bar's inset for the author's.
        #expect(hidden.then(.show(Scenario.keyboard)).answer().inset() == EdgeInsets(bottom: 217))
    }

    @Test("leaves an author's inset as it is, on any edge, and scrolls within it")
    func author() {
        let answer = scenario(Rect(20, 1900, 300, 40), inset: EdgeInsets(top: 1)).answer()
        #expect(answer.inset() == EdgeInsets(top: 1))
        // 1515 is asked for; 2000 - 800 + 1 long from -1 ends at 1200.
        #expect(answer.offset() == 1200)
        let hidden = scenario(Rect(20, 600, 300, 40), inset: EdgeInsets(bottom: 100)).then(.hide).answer()
        #expect(hidden.inset() == EdgeInsets(bottom: 100))
        // 0 + 30 - 500 + 75 is below 0, which the author's top would allow.
        let top = scenario(Rect(20, 0, 300, 30), offset: -400, inset: EdgeInsets(top: 50)).answer()
        #expect(top.offset() == 0)
    }

    @Test("insets without a focus inside, and does not scroll")
    func outside() {
        let answer = scenario(Rect(20, 600, 300, 40)).with { $0.layout.firstResponder = nil }.answer()
        #expect(answer.inset() == EdgeInsets(bottom: 300))
        #expect(answer.offset() == 0)
    }

    @Test("lets each scroll view reckon on its own, as if no other had scrolled")
    func nested() {
        // The inner one begins at 300: in it the field ends at 340, in the outer one at 640.
        let inner = View.list(Rect(0, 300, 400, 500), id: "inner", content: 2000, [.field(Rect(20, 300, 300, 40))])
        let answer = Scenario([.list(Scenario.whole, content: 2000, [inner])]).by(.keyboardAwareScrollView).answer()
        #expect(answer.offset() == 215)
        #expect(answer.offset("inner") == 0)
        #expect(answer.inset("inner") == EdgeInsets(bottom: 300))
    }

    @Test("goes back on a hide to the offset before the first show, whatever was scrolled since (vector 026)")
    func hide() {
        let list = View.list(Scenario.whole, content: 2000, offset: 120, [.field(Rect(20, 600, 300, 40))])
        let steps = Scenario([list]).by(.keyboardAwareScrollView).timeline([
            .show(), .show(Rect(0, 450, 400, 350)), .scroll(to: 700), .hide,
        ]).steps
        #expect(steps[0].offset() == 215)
        #expect(steps[1].offset() == 265)
        #expect(steps[3]["list"]?.contentOffset == Change(before: Point(x: 0, y: 700), after: Point(x: 0, y: 120)))
        #expect(steps[3].inset() == .zero)
        #expect(steps[3].state.views == [])
    }

    @Test("goes to the top on a hide where no field had the focus at the show (vector 027)")
    func hideWithoutFocus() {
        let shown = scenario(Rect(20, 600, 300, 40), offset: 900).with { $0.layout.firstResponder = nil }
        #expect(shown.then(.hide).answer().offset() == 0)
        // With nothing shown before as well.
        #expect(scenario(Rect(20, 600, 300, 40), offset: 900).with { $0.event = .hide }.answer().offset() == 0)
    }

    @Test("goes to resetScrollToCoords on a hide, and keeps no offset for it")
    func coordinates() {
        let shown = scenario(Rect(20, 600, 300, 40), offset: 120) {
            $0[Parameters.resetScrollToCoords] = Point(x: 3, y: 50)
        }
        #expect(shown.answer().state.views.first?.value.before.contentOffset == nil)
        #expect(shown.then(.hide).answer()["list"]?.contentOffset?.after == Point(x: 3, y: 50))
    }

    @Test("holds the offset of a hide to the content without the keyboard's inset")
    func hideAtEnd() {
        let shown = scenario(Rect(20, 600, 300, 40), offset: 1400)
        #expect(shown.answer().state.views.first?.value.before.contentOffset == Point(x: 0, y: 1400))
        #expect(shown.then(.hide).answer().offset() == 1200)
    }

    @Test("leaves the offset on a hide without enableResetScrollToCoords, and forgets it all the same")
    func noReset() {
        let shown = scenario(Rect(20, 600, 300, 40), offset: 120) {
            $0[Parameters.enableResetScrollToCoords] = false
        }
        let answer = shown.then(.hide).answer()
        #expect(answer.offset() == 215)
        #expect(answer.inset() == .zero)
        #expect(answer.state.views == [])
    }

    @Test("does nothing on a show without enableAutomaticScroll but keep the offset, also without a focus")
    func noAutomaticScroll() {
        let shown = scenario(Rect(20, 600, 300, 40), offset: 120) { $0[Parameters.enableAutomaticScroll] = false }
            .with { $0.layout.firstResponder = nil }
        #expect(shown.answer().changesNothing)
        #expect(shown.answer().state.views.first?.value.before.contentOffset == Point(x: 0, y: 120))
        let hidden = shown.then(.hide).with { $0.layout.views[0].scroll?.contentOffset.y = 300 }
        #expect(hidden.answer().offset() == 120)
    }

    @Test("on Android pads the content, by less where the system is believed to have scrolled, and scrolls the rest")
    func androidCovered() {
        // 40 of the field are covered: 300 - 40 of padding, and 75 of clearance.
        let answer = android(Rect(20, 500, 300, 40)).answer()
        #expect(answer["list"]?.paddingBottom?.after == 260)
        #expect(answer.offset() == 75)
        #expect(answer["list"]?.contentInset == nil)
        // 30 above the keyboard lack 45.
        let near = android(Rect(20, 430, 300, 40)).answer()
        #expect(near["list"]?.paddingBottom?.after == 300)
        #expect(near.offset() == 45)
        #expect(android(Rect(20, 385, 300, 40)).answer().offset() == 0)
    }

    @Test("on Android holds the offset to the content with its padding")
    func androidEnd() {
        // 1480 + 75 is asked for; 2000 + 240 - 800 is the end.
        let answer = android(Rect(20, 2000, 300, 40), offset: 1480).answer()
        #expect(answer["list"]?.paddingBottom?.after == 240)
        #expect(answer.offset() == 1440)
        let start = android(Rect(20, 560, 300, 40)) { $0[Parameters.extraHeight] = -50 }
        #expect(start.answer().offset() == 0)
    }

    @Test("on Android takes the padding away on a hide and scrolls back")
    func androidHide() {
        let answer = android(Rect(20, 500, 300, 40), offset: 10).then(Self.hideOnAndroid).answer()
        #expect(answer["list"]?.paddingBottom?.after == 0)
        #expect(answer.offset() == 10)
        #expect(answer.state.views == [])
        // 1480 is out of reach without the padding.
        #expect(android(Rect(20, 2000, 300, 40), offset: 1480).then(Self.hideOnAndroid).answer().offset() == 1200)
    }

    @Test("on Android rests on a tab bar")
    func androidTabBar() {
        let shown = android(Rect(20, 100, 300, 40)) { $0[Parameters.viewIsInsideTabBar] = true }
        #expect(shown.answer()["list"]?.paddingBottom?.after == 251)
        #expect(shown.then(Self.hideOnAndroid).answer()["list"]?.paddingBottom?.after == 49)
    }

    @Test("does not listen on Android unless it is asked to")
    func androidOff() {
        let answer = android(Rect(20, 500, 300, 40)) { $0[Parameters.enableOnAndroid] = false }.answer()
        #expect(answer["list"]?.paddingBottom != nil)
        #expect(answer.changesNothing)
    }

    @Test("hears will-show and will-hide", arguments: EventType.all(but: .keyboardWillShow, .keyboardWillHide))
    func unheard(type: EventType) {
        let scenario = scenario(Rect(20, 600, 300, 40)).on(type)
        #expect(scenario.answer()["list"] != nil)
        #expect(scenario.answer().changesNothing)
        #expect(scenario.answer().state == scenario.state)
    }

    @Test("on Android hears did-show and did-hide", arguments: EventType.all(but: .keyboardDidShow, .keyboardDidHide))
    func unheardOnAndroid(type: EventType) {
        #expect(android(Rect(20, 500, 300, 40)).on(type).answer().changesNothing)
    }
}
