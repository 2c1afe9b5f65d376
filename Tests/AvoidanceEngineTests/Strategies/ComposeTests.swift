import AvoidanceModels
import Testing

@Suite("compose")
struct ComposeTests {
    private typealias Parameters = ComposeParameters

    private func scenario(
        _ field: Rect,
        frame: Rect = Scenario.whole,
        content: Double = 2000,
        offset: Double = 0
    ) -> Scenario {
        Scenario([.list(frame, content: content, offset: offset, [.field(field)])]).by(.compose)
    }

    /// A viewport 600 high in the middle of its content, and a focus `top` below its upper edge.
    private func moved(_ top: Double, _ size: Double) -> Double? {
        let field = Rect(0, 1000 + top, 400, size)
        let scenario = scenario(field, frame: Rect(0, 0, 400, 600), content: 5000, offset: 1000)
        return scenario.on(.focusDidChange).answer().offset().map { $0 - 1000 }
    }

    @Test("moves by the smaller distance, and not to what is inside or covers all (vectors 091 to 094)")
    func distance() {
        #expect(moved(700, 100) == 200)
        #expect(moved(-50, 100) == -50)
        #expect(moved(-50, 800) == 0)
        #expect(moved(40, 800) == 40)
        #expect(moved(0, 600) == 0)
    }

    @Test("takes up to half a point for none")
    func threshold() {
        #expect(moved(500.5, 100) == 0)
        #expect(moved(500.75, 100) == 0.75)
        #expect(moved(-0.5, 100) == 0)
    }

    @Test("keeps a field in sight that was so before the viewport shrank (vector 095)")
    func shrink() {
        let answer = scenario(Rect(0, 700, 400, 60)).answer()
        #expect(answer["list"]?.frame?.after == Rect(0, 0, 400, 500))
        #expect(answer.offset() == 260)
        #expect(answer["list"]?.contentInset == nil)
        #expect(scenario(Rect(0, 440, 400, 60)).answer().offset() == 0)
        #expect(scenario(Rect(0, 440.5, 400, 60)).answer().offset() == 0)
    }

    @Test("leaves a field that was clipped by more than half a point (vector 096)")
    func clipped() {
        #expect(scenario(Rect(0, 740.5, 400, 60)).answer().offset() == 300.5)
        #expect(scenario(Rect(0, 741, 400, 60)).answer().offset() == 0)
        #expect(scenario(Rect(0, 80, 400, 60), offset: 100).answer().offset() == 100)
    }

    @Test("shows the field when the viewport shrinks, whatever the caret")
    func caretIgnored() {
        let answer = scenario(Rect(0, 700, 400, 60)).with { $0.layout.caret = Rect(4, 0, 2, 20) }.answer()
        #expect(answer.offset() == 260)
    }

    @Test("holds the offset to the content, and on a hide to what is left of its range")
    func range() {
        // The field ends at 1740 + 60 - 1000 = 800; 300 more are asked for, and 1750 - 500 is the end.
        let shown = scenario(Rect(0, 1740, 400, 60), content: 1750, offset: 1000)
        #expect(shown.answer().offset() == 1250)
        let hidden = shown.then(.hide).answer()
        #expect(hidden["list"]?.frame?.after == Scenario.whole)
        #expect(hidden.offset() == 950)
        #expect(hidden.state.views == [])
        #expect(scenario(Rect(0, 0, 10, 10), content: 300, offset: 40).with { $0.event = .hide }.answer().offset() == 0)
        // A focus above the content's start.
        #expect(scenario(Rect(0, -100, 400, 40), offset: 30).on(.focusDidChange).answer().offset() == 0)
    }

    @Test("scrolls nothing when the viewport grows or stays")
    func grow() {
        let shown = scenario(Rect(0, 700, 400, 60)).then(.show(Rect(0, 600, 400, 200))).with {
            $0.layout.views[0].scroll?.contentOffset.y = 400
        }
        #expect(shown.answer().offset() == 400)
        #expect(shown.answer()["list"]?.frame?.after.height == 600)
    }

    @Test("leaves viewport and offset for a keyboard that lies over the window")
    func none() {
        let over = scenario(Rect(0, 700, 400, 60), offset: 1900).by(.compose) { $0[Parameters.imeInset] = .none }
        #expect(over.answer()["list"]?.frame != nil)
        #expect(over.answer().changesNothing)
    }

    @Test("does not shrink for a floating keyboard, but with a dragged one")
    func kinds() {
        let floating = scenario(Rect(0, 700, 400, 60)).with { $0.event.endFrame = Rect(40, 300, 320, 300) }.answer()
        #expect(floating.changesNothing)
        let dragged = scenario(Rect(0, 600, 400, 60)).with {
            $0.event = KeyboardEvent(type: .keyboardDidDrag, endFrame: Rect(0, 650, 400, 300))
        }.answer()
        #expect(dragged["list"]?.frame?.after.height == 650)
        #expect(dragged.offset() == 10)
    }

    @Test("shrinks the outermost alone, for a field in an inner one as well")
    func nested() {
        let inner = View.list(
            Rect(0, 600, 400, 200),
            id: "inner",
            content: 900,
            offset: 30,
            [
                .field(Rect(0, 130, 400, 60))
            ]
        )
        let answer = Scenario([.list(Scenario.whole, content: 2000, [inner])]).by(.compose).answer()
        #expect(answer.offset() == 260)
        #expect(answer.offset("inner") == 30)
        #expect(answer["inner"]?.frame == nil)
    }

    @Test("goes from the innermost outwards, the outer ones reckoning with the whole motion")
    func climb() {
        // The inner one is asked for 340 - 200 = 140, and has only 100; to the outer one the field ends at 800.
        let inner = View.list(Rect(0, 600, 400, 200), id: "inner", content: 300, [.field(Rect(0, 300, 400, 40))])
        let scenario = Scenario([.list(Rect(0, 0, 400, 600), content: 2000, [inner])]).by(.compose)
        let focus = scenario.on(.focusDidChange).answer()
        #expect(focus.offset("inner") == 100)
        #expect(focus.offset() == 200)
        #expect(focus.state.views == [])
    }

    @Test("moves the rectangle for the outer ones also by a distance that counts as none")
    func smallMotion() {
        // The field ends at 200.5 of 200, which the inner one leaves so; to the outer one it ends at 600 + 200.
        let inner = View.list(Rect(0, 600, 400, 200), id: "inner", content: 300, [.field(Rect(0, 160.5, 400, 40))])
        let scenario = Scenario([.list(Rect(0, 0, 400, 600), content: 2000, [inner])]).by(.compose)
        let focus = scenario.on(.focusDidChange).answer()
        #expect(focus.offset("inner") == 0)
        #expect(focus.offset() == 200)
    }

    @Test("shows the field to a new focus, the caret to one that moves, or the field without one")
    func caret() {
        let field = scenario(Rect(0, 850, 400, 300)).with { $0.layout.caret = Rect(4, 0, 2, 20) }
        #expect(field.on(.focusDidChange).answer().offset() == 350)
        #expect(field.on(.caretDidMove).answer().offset() == 70)
        #expect(field.with { $0.layout.caret = nil }.on(.caretDidMove).answer().offset() == 350)
        #expect(field.with { $0.layout.firstResponder = nil }.on(.caretDidMove).answer().changesNothing)
    }

    @Test("resizes on every event of the keyboard", arguments: EventType.allCases.filter(\.bringsFrame))
    func events(type: EventType) {
        #expect(scenario(Rect(0, 700, 400, 60)).on(type).answer().offset() == 260)
    }

    @Test("does not hear that the layout changed")
    func layout() {
        let answer = scenario(Rect(0, 700, 400, 60), offset: 1900).on(.layoutDidChange).answer()
        #expect(answer["list"]?.frame != nil)
        #expect(answer.changesNothing)
    }
}
