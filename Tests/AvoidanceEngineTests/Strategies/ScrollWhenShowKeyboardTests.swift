import AvoidanceModels
import Testing

@Suite("scrollWhenShowKeyboard")
struct ScrollWhenShowKeyboardTests {
    /// The keyboard's top is 500 in the window, and 500 + offset in the content.
    private func scenario(
        _ field: Rect = Rect(20, 300, 200, 40),
        offset: Double = 0,
        inset: EdgeInsets = EdgeInsets(top: 5, bottom: 20),
        fixed: Bool = false
    ) -> Scenario {
        Scenario([.list(Scenario.whole, content: 2000, offset: offset, inset: inset, [.field(field)])])
            .by(.scrollWhenShowKeyboard) { $0[ScrollWhenShowKeyboardParameters.fixed] = fixed }
    }

    @Test("takes the field's origin twice: 300 + 300 + 40 is 140 below 500")
    func doubledOrigin() {
        let answer = scenario().answer()
        #expect(answer.inset() == EdgeInsets(bottom: 140))
        #expect(answer.indicator() == EdgeInsets(bottom: 140))
        #expect(answer["list"]?.contentOffset?.after == Point(x: 0, y: 140))
    }

    @Test("takes it once where the fault is mended: 600 + 40 is 140 below 500")
    func fixed() {
        #expect(scenario(Rect(20, 600, 200, 40), fixed: true).answer().offset() == 140)
        #expect(scenario(Rect(20, 300, 200, 40), fixed: true).answer().offset() == 0)
    }

    @Test("takes the field's origin in its superview twice, its superview's once: 100 + 250 + 250 + 40 − 500")
    func nestedField() {
        let box = View.plain("box", Rect(0, 100, 400, 400), [.field(Rect(0, 250, 200, 40))])
        let scenario = Scenario([.list(Scenario.whole, content: 2000, [box])]).by(.scrollWhenShowKeyboard)
        #expect(scenario.answer().offset() == 140)
    }

    @Test("sets the offset to the distance, not by it, and x to zero: 640 − (500 + 100)")
    func scrolled() {
        let answer = scenario(offset: 100).with {
            $0.layout.views[0] = $0.layout.views[0].scrolling { $0.contentOffset.x = 30 }
        }.answer()
        #expect(answer["list"]?.contentOffset == Change(before: Point(x: 30, y: 100), after: Point(x: 0, y: 40)))
        #expect(answer.inset() == EdgeInsets(bottom: 40))
    }

    @Test("sets the insets to zero and leaves the offset where the distance is not positive", arguments: [230.0, 100])
    func clear(y: Double) {
        // 230 + 230 + 40 = 500: a distance of zero.
        let answer = scenario(Rect(20, y, 200, 40), offset: 0).answer()
        #expect(answer.inset() == .zero)
        #expect(answer.indicator() == .zero)
        #expect(answer.offset() == 0)
    }

    @Test("sets the insets to zero on a hide, and leaves the offset")
    func hide() {
        let answer = scenario(offset: 140, inset: EdgeInsets(bottom: 140)).with { $0.event = .hide }.answer()
        #expect(answer.inset() == .zero)
        #expect(answer.indicator() == .zero)
        #expect(answer.offset() == 140)
    }

    @Test("does nothing without a first responder in a scroll view, on a show and on a hide")
    func outside() {
        let list = View.list(Scenario.whole, content: 2000, inset: EdgeInsets(bottom: 9), [])
        for event in [KeyboardEvent.show(Scenario.keyboard), .hide] {
            for focus in ["field", nil] {
                let scenario = Scenario([list, .field(Rect(0, 700, 200, 40))], focus: focus).with { $0.event = event }
                #expect(scenario.by(.scrollWhenShowKeyboard).answer().adjustments == [])
            }
        }
    }

    @Test("does nothing while the view is not on screen")
    func notAppeared() {
        for event in [KeyboardEvent.show(Scenario.keyboard), .hide] {
            let answer = scenario().with {
                $0.layout.isAppeared = false
                $0.event = event
            }.answer()
            #expect(answer.adjustments.count == 1)
            #expect(answer.changesNothing)
            #expect(answer.state == AvoidanceState())
        }
    }

    @Test("hears no other event", arguments: EventType.all(but: .keyboardWillShow, .keyboardWillHide))
    func unheard(type: EventType) {
        let answer = scenario().on(type).answer()
        #expect(answer.adjustments.count == 1)
        #expect(answer.changesNothing)
        #expect(answer.state == AvoidanceState())
    }

    @Test("scrolls the nearest scroll view alone; a text view is not its own")
    func nearest() {
        let text = View.field(Rect(0, 200, 300, 100)).scrolling { $0.contentSize = Size(width: 300, height: 500) }
        let inner = View.list(Rect(0, 100, 400, 600), id: "inner", content: 1000, [text])
        let answer = Scenario([.list(Scenario.whole, content: 1000, [inner])]).by(.scrollWhenShowKeyboard).answer()
        // In the inner one: the frame's maxY from its own space is 200 + 200 + 100; the keyboard's top is 500 − 100.
        #expect(answer.adjustments.map(\.view) == ["inner"])
        #expect(answer.offset("inner") == 100)
    }

    @Test("takes the keyboard's screen coordinates for the window's: 640 − 500, not 640 − 400")
    func sheet() {
        let answer = scenario().with { $0.layout.window = Rect(0, 100, 400, 700) }.answer()
        #expect(answer.offset() == 140)
    }
}
