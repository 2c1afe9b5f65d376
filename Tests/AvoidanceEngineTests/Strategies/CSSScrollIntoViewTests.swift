import AvoidanceModels
import Testing

@Suite("cssScrollIntoView")
struct CSSScrollIntoViewTests {
    /// A page of `height` on a screen without keyboard; the element's top and bottom are in its content.
    private func offset(
        _ block: ScrollAlignment,
        _ top: Double,
        _ bottom: Double,
        in height: Double,
        at offset: Double,
        end: Double,
        margin: Double = 0
    ) -> Double? {
        let element = View.field(Rect(0, top, 100, bottom - top))
        let page = View.list(Rect(0, 0, 400, height), content: height + end, offset: offset, [element])
        return Scenario([page]).with { $0.event = .hide }.by(.cssScrollIntoView) {
            $0[CSSScrollIntoViewParameters.block] = block
            $0.margin = Margin(top: margin, bottom: margin)
        }.answer().offset()
    }

    @Test("meets the web platform tests: an element of 200 at 4000 in a window of 600 (vectors 067 to 070)")
    func platformTests() {
        #expect(offset(.end, 4000, 4200, in: 600, at: 0, end: 7600) == 3600)
        #expect(offset(.center, 4000, 4200, in: 600, at: 0, end: 7600) == 3800)
        #expect(offset(.start, 4000, 4200, in: 600, at: 0, end: 7600) == 4000)
        #expect(offset(.nearest, 4000, 4200, in: 600, at: 0, end: 7600) == 3600)
        #expect(offset(.nearest, 4000, 4200, in: 600, at: 7600, end: 7600) == 4000)
    }

    @Test("aligns by the edge that is out, and does nothing where both are (vectors 073 and 076)")
    func nearest() {
        #expect(offset(.nearest, 510, 550, in: 476, at: 50, end: 5000) == 74)
        #expect(offset(.nearest, 40, 650, in: 476, at: 50, end: 5000) == 50)
        // Taller than the box: the bottom is out, so the tops meet; the top is out, so the bottoms do.
        #expect(offset(.nearest, 100, 700, in: 476, at: 50, end: 5000) == 100)
        #expect(offset(.nearest, 0, 500, in: 476, at: 50, end: 5000) == 24)
        // As high as the box: Chromium aligns it.
        #expect(offset(.nearest, 30, 506, in: 476, at: 50, end: 5000) == 30)
    }

    @Test("adds the margin to the element and the keyboard and top inset to the padding (vector 071)")
    func paddings() {
        let element = View.field(Rect(0, 2000, 100, 100))
        let page = View.list(Scenario.whole, content: 4000, inset: EdgeInsets(top: 10), [element])
        let scenario = Scenario([page]).by(.cssScrollIntoView) {
            $0.margin = Margin(top: 10, bottom: 20)
            $0[CSSScrollIntoViewParameters.block] = .start
        }
        // 2000 − 10 − 10; at the end 2100 + 20 is at 500.
        #expect(scenario.answer().offset() == 1980)
        #expect(
            scenario.by(.cssScrollIntoView) { $0[CSSScrollIntoViewParameters.block] = .end }.answer().offset() == 1620
        )
    }

    @Test("stays in the range, which the keyboard makes longer")
    func range() {
        let element = View.field(Rect(0, 900, 100, 90))
        let page = View.list(Scenario.whole, content: 1000, [element])
        let scenario = Scenario([page]).by(.cssScrollIntoView) {
            $0[CSSScrollIntoViewParameters.block] = .start
        }
        // 1000 + 300 − 800, without keyboard 1000 − 800.
        #expect(scenario.answer().offset() == 500)
        #expect(scenario.with { $0.event = .hide }.answer().offset() == 200)
    }

    @Test("gives inner boxes their own insets and no keyboard, and the outer one what the inner one left")
    func nested() {
        let element = View.field(Rect(0, 500, 100, 40))
        let inner = View.list(
            Rect(0, 400, 400, 300),
            id: "inner",
            content: 600,
            inset: EdgeInsets(bottom: 30),
            [element]
        )
        let answer = Scenario([.list(Scenario.whole, content: 1000, [inner])]).by(.cssScrollIntoView) {
            $0.margin = Margin(top: 0, bottom: 0)
        }.answer()
        // Inside: 540 − (300 − 30). Outside the element then lies at 400 + 500 − 270 = 630, and ends at 670.
        #expect(answer.offset("inner") == 270)
        #expect(answer.offset() == 170)
    }

    @Test("acts on every event while there is a first responder, and never without", arguments: EventType.allCases)
    func everyEvent(type: EventType) {
        let page = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 1200, 100, 100))])
        let answer = Scenario([page]).on(type).by(.cssScrollIntoView).answer()
        // A hide leaves 800, and so do events of the focus with no keyboard in the state; the margin is 8.
        let free = type.bringsFrame ? 500.0 : 800
        #expect(answer.offset() == 1308 - free)
        #expect(Scenario([page], focus: nil).on(type).by(.cssScrollIntoView).answer().adjustments == [])
    }
}
