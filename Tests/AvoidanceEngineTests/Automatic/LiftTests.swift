import AvoidanceModels
import Testing

@Suite("Lift of the root")
struct LiftTests {
    private func form(_ field: Rect, height: Double = 800) -> Scenario {
        Scenario([.plain("root", Rect(0, 0, 400, height), [.field(field)])])
    }

    @Test("moves a form that can't scroll, for the field without its margin")
    func form() {
        // 640 - 500 = 140.
        let answer = form(Rect(0, 600, 400, 40)).answer()
        #expect(answer.translation("root") == -140)
        #expect(answer["root"]?.translation?.after.x == 0)
        #expect(answer.focus?.frame == Rect(0, 460, 400, 40))
        #expect(answer.focus?.visibleBefore == 0)
        #expect(answer.focus?.visibleAfter == 1)
        #expect(answer.focus?.limitedBy == .notScrollable)
        #expect(answer.state.views.map(\.name) == ["root"])
    }

    @Test("is none where the field is clear, with or without its margin")
    func clear() {
        #expect(form(Rect(0, 400, 400, 40)).answer()["root"] == nil)
        #expect(form(Rect(0, 460, 400, 40)).answer()["root"] == nil)
    }

    @Test("is never more than what covers the root")
    func overlap() {
        // The root ends at 600: 100 of it are covered, though the field ends 160 below the keyboard's top.
        let answer = form(Rect(0, 620, 400, 40), height: 600).answer()
        #expect(answer.translation("root") == -100)
    }

    @Test("is for the caret where the field does not fit")
    func caret() {
        // The field is 600 high; the caret ends at 150 + 500 = 650: 150.
        let answer = form(Rect(0, 150, 400, 600)).with { $0.layout.caret = Rect(0, 480, 2, 20) }.answer()
        #expect(answer.translation("root") == -150)
        #expect(answer.focus?.visibleAfter == 1)
    }

    @Test("is none when the policy says so")
    func policy() {
        let answer = form(Rect(0, 600, 400, 40)).with { $0.policy.movesRoot = false }.answer()
        #expect(answer["root"] == nil)
        #expect(answer.focus?.visibleAfter == 0)
        #expect(answer.focus?.limitedBy == .notScrollable)
    }

    @Test("is none for a field in a raised bar")
    func raisedBar() {
        let answer = Scenario([.bar(Rect(0, 750, 400, 50), [.field(Rect(0, 5, 400, 40))])]).answer()
        #expect(answer.constant() == -300)
        #expect(answer["bar"]?.translation == nil)
        #expect(answer.focus?.frame == Rect(0, 455, 400, 40))
    }

    @Test("is none for a keyboard that is not docked", arguments: [Rect(0, 450, 400, 250), Rect(50, 450, 300, 250)])
    func notDocked(keyboard: Rect) {
        let answer = form(Rect(0, 600, 400, 40)).with { $0.event = .show(keyboard) }.answer()
        #expect(answer["root"] == nil)
        #expect(answer.focus?.limitedBy == .keyboardFloating)
    }

    @Test("takes what scrolling leaves")
    func afterScrolling() {
        // The list at 0...400 can't bring its footer up, which lies outside it, at 650...690: 190.
        let root = View.plain(
            "root",
            Scenario.whole,
            [
                .list(Rect(0, 0, 400, 400), content: 2000),
                .plain("footer", Rect(0, 650, 400, 100), [.field(Rect(0, 0, 400, 40))]),
            ]
        )
        let answer = Scenario([root]).answer()
        #expect(answer.translation("root") == -190)
        #expect((answer.offset() ?? 0) == 0)
    }

    @Test("rounds to device pixels, upwards")
    func pixels() {
        // 640.1 - 500 = 140.1, to 140.5 at two pixels a point.
        let answer = form(Rect(0, 600.1, 400, 40)).with { $0.layout.screen.scale = 2 }.answer()
        #expect(answer.translation("root") == -140.5)
    }

    @Test("moves only the focus's top-level view")
    func others() {
        let answer = form(Rect(0, 600, 400, 40)).with {
            $0.layout.views.append(.plain("other", Rect(0, 500, 400, 40)))
        }.answer()
        #expect(answer.adjustments.map(\.view) == ["root"])
    }

    @Test("goes back on a hide, and does not add up")
    func hide() {
        let steps = form(Rect(0, 600, 400, 40)).timeline([.show(), .show(), .change(Rect(0, 560, 400, 240)), .hide])
            .steps
        #expect(steps.map { $0.translation("root") } == [-140, -140, -80, 0])
        #expect(steps[3].state.views.isEmpty)
    }
}
