import AvoidanceModels
import Testing

@Suite("Floating and undocked keyboards")
struct FloatingTests {
    private func answer(
        _ keyboard: Rect,
        field: Rect,
        offset: Double = 0,
        content: Double = 2000,
        _ edit: (inout Scenario) -> Void = { _ in }
    ) -> AdjustmentAnswer {
        Scenario([.list(Scenario.whole, content: content, offset: offset, [.field(field)])]).with {
            $0.event = .show(keyboard)
            edit(&$0)
        }.answer()
    }

    @Test(
        "send the field above them where there is more room",
        arguments: [Rect(50, 400, 200, 200), Rect(0, 400, 400, 200)]
    )
    func above(keyboard: Rect) {
        // 400 above, 200 below: 490 + 8 - 400 = 98.
        let answer = answer(keyboard, field: Rect(0, 450, 400, 40))
        #expect(answer.offset() == 98)
        #expect(answer.focus?.limitedBy == nil)
    }

    @Test(
        "send the field below them where there is more room",
        arguments: [Rect(50, 100, 200, 200), Rect(0, 100, 400, 200)]
    )
    func below(keyboard: Rect) {
        // 100 above, 500 below. The field lies at 150...190 and wants 308: back by 158, from 200 to 42.
        let answer = answer(keyboard, field: Rect(0, 350, 400, 40), offset: 200)
        #expect(answer.offset() == 42)
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test("send the field to the smaller side where the larger can't be reached")
    func smaller() {
        // As above, but the list is at its start and can't go back by 158; above there are 100 points for 56: 190 + 8
        // - 100 = 98.
        #expect(answer(Rect(50, 100, 200, 200), field: Rect(0, 150, 400, 40)).offset() == 98)
    }

    @Test("move nothing that they do not cover")
    func uncovered() {
        #expect(answer(Rect(50, 400, 200, 200), field: Rect(0, 300, 400, 40)).offset() ?? 0 == 0)
        // Beside it, though on its height.
        #expect(answer(Rect(50, 400, 200, 200), field: Rect(260, 450, 140, 40)).offset() ?? 0 == 0)
    }

    @Test("move nothing where there is no room")
    func noRoom() {
        // 50 above and 10 below for a field of 60.
        let answer = answer(Rect(20, 50, 360, 740), field: Rect(0, 300, 400, 60))
        #expect(answer.offset() ?? 0 == 0)
        #expect(answer.focus?.limitedBy == .keyboardFloating)
    }

    @Test("move nothing when the policy ignores them", arguments: [Rect(50, 400, 200, 200), Rect(0, 400, 400, 200)])
    func ignored(keyboard: Rect) {
        let answer = answer(keyboard, field: Rect(0, 450, 400, 40)) { $0.policy.floating = .ignore }
        #expect(answer.offset() ?? 0 == 0)
        #expect(answer.focus?.limitedBy == .keyboardFloating)
    }

    @Test(
        "make no insets and raise no bars",
        arguments: [Rect(50, 400, 200, 200), Rect(0, 400, 400, 200), Rect(0, 500, 300, 300)]
    )
    func insets(keyboard: Rect) {
        let answer = answer(keyboard, field: Rect(0, 100, 400, 40)) {
            $0.layout.views.append(.bar(Rect(0, 750, 400, 50)))
        }
        #expect((answer.inset() ?? .zero) == .zero)
        #expect(answer.constant() == 0)
    }

    @Test("give the insets of a docked one back")
    func undocking() {
        let list = View.list(Scenario.whole, content: 2000, inset: EdgeInsets(bottom: 20))
        let steps = Scenario([list], focus: nil).timeline([.show(), .change(Rect(0, 300, 400, 300))]).steps
        #expect(steps.map { $0.inset()?.bottom } == [300, 20])
    }

    @Test("leave a text view's own scrolling alone where the list around it brings it beside them")
    func textView() {
        // The text view spans 500...600, its caret 520...540, under 250...550. Above, it would end at 242, for which the
        // list, at 200 of at most 200, has no room; below it begins at 558: 700 - 558 = 142.
        let text = View.list(Rect(0, 700, 400, 100), id: "text", content: 500, offset: 40)
        let list = View.list(Scenario.whole, content: 1000, offset: 200, [text])
        let answer = Scenario([list], focus: "text", caret: Rect(0, 60, 2, 20)).with {
            $0.event = .show(Rect(0, 250, 400, 300))
        }.answer()
        #expect(answer.offset() == 142)
        #expect((answer.offset("text") ?? 40) == 40)
        #expect(answer.focus?.visibleAfter == 1)
    }
}
