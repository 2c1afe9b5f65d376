import AvoidanceModels
import Testing

@Suite("reactNativeScrollView")
struct ReactNativeScrollViewTests {
    private typealias Parameters = ReactNativeScrollViewParameters

    private static let bottom = EdgeInsets(bottom: 300)

    private func scenario(
        _ field: Rect?,
        caret: Rect? = nil,
        content: Double = 1600,
        offset: Double = 0,
        inset: EdgeInsets = .zero,
        kind: String = "textField"
    ) -> Scenario {
        let subviews = field.map { [View(id: "field", kind: kind, frame: $0)] } ?? []
        let list = View.list(Scenario.whole, content: content, offset: offset, inset: inset, subviews)
        return Scenario([list], caret: caret).by(.reactNativeScrollView)
    }

    @Test("insets by the overlap, and scrolls until 15 below the caret of a single line is clear (vector 013)")
    func caret() {
        // 590 + 5 + 20 + 15 = 630.
        let answer = scenario(Rect(20, 590, 300, 40), caret: Rect(4, 5, 2, 20)).answer()
        #expect(answer.inset() == Self.bottom)
        #expect(answer.indicator() == Self.bottom)
        #expect(answer.offset() == 130)
    }

    @Test("adds nothing to the caret of a text view")
    func textView() {
        // 590 + 60 + 20 = 670.
        let answer = scenario(Rect(20, 590, 300, 200), caret: Rect(4, 60, 2, 20), kind: "textView").answer()
        #expect(answer.offset() == 170)
    }

    @Test("takes the whole field without a caret, and nothing to add")
    func field() {
        #expect(scenario(Rect(20, 590, 300, 40)).answer().offset() == 130)
    }

    @Test("leaves a focus that ends at the keyboard's top")
    func touching() {
        #expect(scenario(Rect(20, 460, 300, 40)).answer().offset() == 0)
        #expect(scenario(Rect(20, 461, 300, 40)).answer().offset() == 1)
    }

    @Test("insets a scroll view that ends above the window's bottom by less, keeping the other edges (vector 014)")
    func gap() {
        let list = View.list(
            Rect(0, 0, 400, 700),
            content: 1600,
            offset: 0,
            inset: EdgeInsets(top: 5, left: 1, right: 2)
        )
        let answer = Scenario([list]).by(.reactNativeScrollView).answer()
        #expect(answer.inset() == EdgeInsets(top: 5, left: 1, bottom: 200, right: 2))
        #expect(answer.indicator() == answer.inset())
    }

    @Test("keeps an author's inset that is larger (vector 015), also when the keyboard has replaced it")
    func author() {
        let shown = scenario(nil, inset: EdgeInsets(bottom: 400))
        #expect(shown.answer().inset() == EdgeInsets(bottom: 400))
        let smaller = scenario(nil, inset: EdgeInsets(bottom: 200)).then(.show(Rect(0, 650, 400, 150)))
        #expect(smaller.layout.view("list")?.scroll?.contentInset.bottom == 300)
        #expect(smaller.answer().inset() == EdgeInsets(bottom: 200))
        // A keyboard that doesn't reach it asks for 0, which is more than an author's negative one.
        let negative = scenario(nil, inset: EdgeInsets(bottom: -20)).with {
            $0.layout.views[0].frame.height = 700
            $0.event = .hide
        }
        #expect(negative.answer().inset() == .zero)
    }

    @Test("acts alike on a show and on a change of frame, and remembers what was there while the keyboard is up")
    func change() {
        let changed = scenario(Rect(20, 590, 300, 40), inset: EdgeInsets(bottom: 400)).on(.keyboardWillChangeFrame)
        #expect(changed.answer().offset() == 130)
        #expect(changed.answer().state.views.first?.value.before.contentInset == EdgeInsets(bottom: 400))
    }

    @Test("holds the offset to the content with the new inset (vector 017)")
    func contentEnd() {
        // The line ends at 960 - 200 + 30 + 20 + 15 = 825, so 325 more are asked for; 1000 - 800 + 300 = 500 is the end.
        let answer = scenario(Rect(20, 960, 300, 40), caret: Rect(4, 30, 2, 20), content: 1000, offset: 200).answer()
        #expect(answer.offset() == 500)
    }

    @Test("moves a rest position above the raw inset to it without need")
    func largeTitle() {
        #expect(scenario(Rect(20, 60, 300, 40), offset: -143).answer().offset() == 0)
        let inset = EdgeInsets(top: 64)
        #expect(scenario(Rect(20, 60, 300, 40), offset: -143, inset: inset).answer().offset() == -64)
        // A negative inset does not raise the start above 0, and counts for nothing at the end.
        let negative = scenario(nil, content: 600, offset: 150, inset: EdgeInsets(top: -50))
        #expect(negative.answer().offset() == 100)
    }

    @Test("has a range of a hundredth where the content is short")
    func shortContent() {
        #expect(scenario(Rect(20, 600, 300, 40), content: 100).answer().offset() == 0.01)
    }

    @Test("gives a list that is upside down its inset at the top, and scrolls the other way")
    func flipped() {
        // The window's y is 900 - y, so the field's 150...190 lies at 710...750, 250 too low.
        let list = View.list(Scenario.whole, content: 2000, offset: 100, [.field(Rect(20, 150, 300, 40))])
        let answer = Scenario([list.with { $0.transform = .flipped }]).by(.reactNativeScrollView).answer()
        #expect(answer.inset() == EdgeInsets(top: 300))
        #expect(answer.indicator() == EdgeInsets(top: 300))
        #expect(answer.offset() == -150)
    }

    @Test("leaves a scroll view alone whose content is wider")
    func horizontal() {
        let wide = scenario(Rect(20, 600, 300, 40)).with {
            $0.layout.views[0].scroll?.contentSize = Size(width: 401, height: 1600)
        }
        #expect(wide.answer()["list"] != nil)
        #expect(wide.answer().changesNothing)
    }

    @Test("takes outer scroll views first, and each inner one as they have left it")
    func nested() {
        // The field ends at 400 + 250 + 40 = 690: the outer one scrolls 190, and the inner one, 400...700, ends at 510.
        let inner = View.list(Rect(0, 400, 400, 300), id: "inner", content: 1000, [.field(Rect(20, 250, 300, 40))])
        let scenario = Scenario([.list(Scenario.whole, content: 2000, [inner])]).by(.reactNativeScrollView)
        let answer = scenario.answer()
        #expect(answer.offset() == 190)
        #expect(answer.inset("inner") == EdgeInsets(bottom: 10))
        #expect(answer.offset("inner") == 0)
        let named = scenario.by(.reactNativeScrollView) { $0[Parameters.views] = ["inner", "nobody"] }.answer()
        #expect(named["list"] == nil)
        #expect(named.inset("inner") == EdgeInsets(bottom: 200))
        #expect(named.offset("inner") == 190)
        #expect(named.codes == [.viewNotFound])
    }

    @Test("insets without a focus inside, and never scrolls a text view itself")
    func outside() {
        let text = View.list(Rect(0, 300, 400, 400), id: "text", content: 900).with { $0.kind = "textView" }
        let answer = Scenario([.list(Scenario.whole, content: 1600), text], focus: "text")
            .by(.reactNativeScrollView).answer()
        #expect(answer.inset() == Self.bottom)
        #expect(answer.offset() == 0)
        #expect(answer["text"] == nil)
    }

    @Test("gives the inset back on a hide, and forgets it; the offset stays in the range that is left")
    func hide() {
        let shown = scenario(Rect(20, 900, 300, 40), content: 1000)
        #expect(shown.answer().offset() == 440)
        let answer = shown.then(.hide).answer()
        #expect(answer.inset() == .zero)
        #expect(answer.indicator() == .zero)
        #expect(answer.offset() == 200)
        #expect(answer.state.views == [])
    }

    @Test("goes to the top without a bottom inset when cross-fade transitions leave a keyboard of no height")
    func crossFade() {
        let shown = scenario(Rect(20, 900, 300, 40), inset: EdgeInsets(bottom: 20))
            .by(.reactNativeScrollView) { $0[Parameters.prefersCrossFadeTransitions] = true }
        #expect(shown.answer().offset() == 440)
        let answer = shown.then(KeyboardEvent(type: .keyboardWillHide, endFrame: .zero)).answer()
        #expect(answer.inset() == .zero)
        #expect(answer.offset() == 0)
    }

    @Test("takes a floating keyboard to reach from its top down")
    func floating() {
        let answer = scenario(nil).with { $0.event.endFrame = Rect(40, 200, 320, 260) }.answer()
        #expect(answer.inset() == EdgeInsets(bottom: 600))
    }

    @Test(
        "hears the three that will be, and nothing else",
        arguments: EventType.all(but: .keyboardWillShow, .keyboardWillChangeFrame, .keyboardWillHide)
    )
    func unheard(type: EventType) {
        let scenario = scenario(Rect(20, 600, 300, 40)).on(type)
        #expect(scenario.answer()["list"] != nil)
        #expect(scenario.answer().changesNothing)
        #expect(scenario.answer().state == scenario.state)
    }
}
