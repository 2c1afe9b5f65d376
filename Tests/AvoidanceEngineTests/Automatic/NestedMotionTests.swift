import AvoidanceModels
import Testing

@Suite("Motion of nested lists")
struct NestedMotionTests {
    /// An inner list at 200...600 in an outer one that fills the window; the inner one's field is as said.
    private func nested(
        _ field: Rect,
        inner content: Double,
        outer: Double = 1200,
        _ edit: (inout ScrollGeometry) -> Void = { _ in }
    ) -> View {
        let inner = View.list(Rect(0, 200, 400, 400), id: "inner", content: content, [.field(field)])
        return View.list(Scenario.whole, id: "outer", content: outer, [inner.scrolling(edit)])
    }

    @Test("is the inner one's as long as it can")
    func innerAlone() {
        // The field ends at 200 + 540: 740 + 8 - 500 = 248; the inner range ends at 800 + 100 - 400 = 500.
        let answer = Scenario([nested(Rect(0, 500, 400, 40), inner: 800)]).answer()
        #expect(answer.inset("inner")?.bottom == 100)
        #expect(answer.inset("outer")?.bottom == 300)
        #expect(answer.offset("inner") == 248)
        #expect(answer.offset("outer") == 0)
    }

    @Test("passes what the inner one can't take to the outer one")
    func sum() {
        // 800 + 8 - 500 = 308 in all; the inner range ends at 600 + 100 - 400 = 300, so 8 are left.
        let answer = Scenario([nested(Rect(0, 560, 400, 40), inner: 600)]).answer()
        #expect(answer.offset("inner") == 300)
        #expect(answer.offset("outer") == 8)
        #expect(answer.focus?.limitedBy == nil)
    }

    @Test("passes all to the outer one where the inner one has no room, is held, or can't scroll")
    func outerAlone() {
        // 600 + 8 - 500 = 108. Without an inset of its own the inner list has no room at all.
        let held = nested(Rect(0, 360, 400, 40), inner: 400) { $0.isTracking = true }
        let stiff = nested(Rect(0, 360, 400, 40), inner: 400) { $0.isScrollEnabled = false }
        for view in [held, stiff] {
            let answer = Scenario([view]).answer()
            #expect((answer.offset("inner") ?? 0) == 0)
            #expect(answer.offset("outer") == 108)
        }
    }

    @Test("is zero for both when the target is clear")
    func clear() {
        let answer = Scenario([nested(Rect(0, 100, 400, 40), inner: 800)]).answer()
        #expect(answer.offset("inner") == 0)
        #expect(answer.offset("outer") == 0)
    }

    @Test("takes a field above the inner list's top back by the inner one")
    func above() {
        // The inner list has scrolled by 300; the field at 100 wants 92.
        let answer = Scenario([nested(Rect(0, 100, 400, 40), inner: 1000) { $0.contentOffset.y = 300 }]).answer()
        #expect(answer.offset("inner") == 92)
        #expect(answer.offset("outer") == 0)
    }

    @Test("brings an inner list from under the keyboard")
    func innerUnderKeyboard() {
        // The inner list spans 600...700, wholly covered; its field, at its top, ends at 640: 640 + 8 - 500 = 148 by
        // the outer one alone, which shows 92 points of the inner list.
        let inner = View.list(Rect(0, 600, 400, 100), id: "inner", content: 100, [.field(Rect(0, 0, 400, 40))])
        let answer = Scenario([.list(Scenario.whole, id: "outer", content: 1200, [inner])]).answer()
        #expect(answer.offset("inner") == 0)
        #expect(answer.offset("outer") == 148)
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test("goes sideways in a carousel and down in the page around it")
    func crossed() {
        // The carousel at 600...700 shows 0...400 of 1200; the field at 700...800 wants 400 more, and the page 148 for
        // the field's 600...640.
        let carousel = View.list(
            Rect(0, 600, 400, 100),
            id: "carousel",
            content: 100,
            [
                .field(Rect(700, 0, 100, 40))
            ]
        ).scrolling {
            $0.contentSize = Size(width: 1200, height: 100)
            $0.axes = .horizontal
        }
        let answer = Scenario([.list(Scenario.whole, id: "page", content: 1200, [carousel])]).answer()
        #expect(answer["carousel"]?.contentOffset?.after == Point(x: 400, y: 0))
        #expect(answer["page"]?.contentOffset?.after == Point(x: 0, y: 148))
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test(
        "brings back a text view that scrolls itself, and in it the caret by the least",
        arguments: [(60.0, 40.0), (300, 228)]
    )
    func textView(caret: Double, offset: Double) {
        // The list has scrolled by 900, so that the text view's 300...400 lies above it: with its margin it asks for 292.
        // The text view shows 40...140 of its content. The first caret, at 60, is among them; the second one ends at 320:
        // 320 + 8 - 100 = 228.
        let text = View.list(Rect(0, 300, 400, 100), id: "text", content: 500, offset: 40)
        let list = View.list(Scenario.whole, content: 2000, offset: 900, [text])
        let answer = Scenario([list], focus: "text", caret: Rect(0, caret, 2, 20)).answer()
        #expect(answer.offset() == 292)
        #expect((answer.offset("text") ?? 40) == offset)
        #expect(answer.focus?.visibleAfter == 1)
        #expect(answer.focus?.limitedBy == nil)
    }

    @Test("leaves a text view's own scrolling alone where the list brings it from under the keyboard")
    func textViewUnderKeyboard() {
        // The text view spans 490...640, so that 10 of it are free, too few for the caret at 30...50 in it; with its
        // margin it asks for 640 + 8 - 500 = 148 of the list, and then shows the caret as it did.
        let text = View.list(Rect(0, 490, 400, 150), id: "text", content: 600, offset: 450)
        let list = View.list(Scenario.whole, content: 1000, [text])
        let answer = Scenario([list], focus: "text", caret: Rect(0, 480, 2, 20)).answer()
        #expect(answer.offset() == 148)
        #expect(answer.offset("text") == 450)
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test("adds up through three levels")
    func three() {
        // The field ends at 100 + 600 + 300 = 1000 and has to end at 492: 508. The inner list can take 300 - 200 = 100,
        // the middle one, covered by 100, 800 + 100 - 500 = 400, and 8 are left.
        let inner = View.list(Rect(0, 600, 400, 200), id: "inner", content: 300, [.field(Rect(0, 260, 400, 40))])
        let middle = View.list(Rect(0, 100, 400, 500), id: "middle", content: 800, [inner])
        let answer = Scenario([.list(Scenario.whole, id: "outer", content: 1000, [middle])]).answer()
        #expect(answer.offset("inner") == 100)
        #expect(answer.offset("middle") == 400)
        #expect(answer.offset("outer") == 8)
        #expect(answer.focus?.visibleAfter == 1)
    }
}
