import AvoidanceModels
import Testing

@Suite("Certificate")
struct CertificateTests {
    private func focus(_ views: [View], _ edit: (inout Scenario) -> Void = { _ in }) -> Focus? {
        Scenario(views).with {
            $0.policy.movesRoot = false
            edit(&$0)
        }.answer().focus
    }

    private func page(_ field: Rect) -> View {
        .plain("page", Scenario.whole, [.field(field)])
    }

    @Test(
        "says the share of the field that is in the window and not under the keyboard",
        arguments: [
            // 100 high, the keyboard's top at 500.
            (Rect(0, 300, 400, 100), 1.0), (Rect(0, 425, 400, 100), 0.75), (Rect(0, 600, 400, 100), 0.0),
            // A quarter above the window; half left of it; both.
            (Rect(0, -25, 400, 100), 0.75), (Rect(-200, 300, 400, 100), 0.5), (Rect(-200, -25, 400, 100), 0.375),
        ]
    )
    func share(field: Rect, share: Double) {
        let focus = focus([page(field)])
        #expect(focus?.visibleBefore == share)
        #expect(focus?.visibleAfter == share)
    }

    @Test("says the caret's share where the field has one")
    func caret() {
        // The field is covered by half, its caret, at 470...490, is not; then the caret at 490...510 is by half.
        let page = page(Rect(0, 450, 400, 100))
        #expect(focus([page]) { $0.layout.caret = Rect(0, 20, 2, 20) }?.visibleAfter == 1)
        #expect(focus([page]) { $0.layout.caret = Rect(0, 40, 2, 20) }?.visibleAfter == 0.5)
        #expect(focus([page]) { $0.layout.caret = Rect(0, 40, 2, 20) }?.frame == Rect(0, 450, 400, 100))
    }

    @Test("takes a caret without width as a thin one")
    func thinCaret() {
        let page = page(Rect(0, 450, 400, 100))
        #expect(focus([page]) { $0.layout.caret = Rect(0, 20, 0, 20) }?.visibleAfter == 1)
        let half = focus([page]) { $0.layout.caret = Rect(0, 40, 0, 20) }?.visibleAfter ?? 0
        #expect((half - 0.5).magnitude < 1e-6)
        #expect(focus([page]) { $0.layout.caret = Rect(0, 80, 0, 20) }?.visibleAfter == 0)
    }

    @Test("counts every clipping superview, and none that lets through")
    func clips() {
        // The box ends at 350, in the middle of the field's 300...400.
        let box = View.plain("box", Rect(0, 0, 400, 350), [.field(Rect(0, 300, 400, 100))])
        #expect(focus([box])?.visibleAfter == 1)
        #expect(focus([box.with { $0.clipsToBounds = true }])?.visibleAfter == 0.5)
        let list = View.list(Rect(0, 0, 400, 350), content: 350, [.field(Rect(0, 300, 400, 100))])
        let still = list.scrolling { $0.isScrollEnabled = false }
        #expect(focus([still])?.visibleAfter == 0.5)
        #expect(focus([still.with { $0.clipsToBounds = false }])?.visibleAfter == 1)
    }

    @Test("counts a floating keyboard by its rectangle")
    func floating() {
        // It covers 200 of 400 in width and the lower half of the field: a quarter.
        let focus = focus([page(Rect(0, 350, 400, 100))]) {
            $0.event = .show(Rect(100, 400, 200, 200))
            $0.policy.floating = .ignore
        }
        #expect(focus?.visibleAfter == 0.75)
    }

    @Test("counts raised bars in front of the field, and what two obstacles cover once")
    func bars() {
        // The bar rises to 440...500 over the field's 400...600: visible 40 of 200. Before, only the keyboard: 100.
        let bar = View.bar(Rect(0, 740, 400, 60))
        let field = page(Rect(0, 400, 400, 200))
        #expect(focus([field, bar])?.visibleBefore == 0.5)
        #expect(focus([field, bar])?.visibleAfter == 0.2)
        #expect(focus([field, bar, bar.with { $0.id = "second" }])?.visibleAfter == 0.2)
        #expect(focus([bar, field])?.visibleAfter == 0.5)
    }

    @Test("says before what there would be without any adjustment, also when something is adjusted already")
    func before() {
        // The field is under the keyboard at the offset from before, whatever has been applied.
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 480, 400, 40))])
        let steps = Scenario([list]).timeline([.show(), .show(), .change(Rect(0, 510, 400, 290)), .hide]).steps
        #expect(steps.map { $0.focus?.visibleBefore } == [0.5, 0.5, 0.75, 1])
        #expect(steps.map { $0.focus?.visibleAfter } == [1, 1, 1, 1])
    }

    @Test("says before what there would be at the offset that is left where only our inset allowed the one before")
    func beforeOffsetGivenUp() {
        // The user went to 1500, the end under 300, where the field lies at -50...-10. Under 200 the end is 1400 and the
        // field lies at 50...90; without a keyboard the end is 1200 and it lies at 250...290. The same event again finds
        // that offset there, and says the same.
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 1450, 400, 40))])
        let low = Rect(0, 600, 400, 200)
        let steps = Scenario([list]).timeline([.show(), .scroll(to: 1500), .change(low), .change(low)]).steps
        #expect(steps.map { $0.offset() }.suffix(2) == [1400, 1400])
        #expect(steps.map { $0.focus?.visibleBefore } == [0, 0, 1, 1])
        let hidden = Scenario([list]).timeline([.show(), .scroll(to: 1500), .hide, .hide]).steps
        #expect(hidden.map { $0.focus?.visibleBefore } == [0, 0, 1, 1])
    }

    @Test("is absent without a focus, and with one that is not there a warning says so")
    func absent() {
        #expect(Scenario([], focus: nil).answer().focus == nil)
        #expect(Scenario([], focus: nil).answer().codes.isEmpty)
        let missing = Scenario([.plain("other", Scenario.whole)]).answer()
        #expect(missing.focus == nil)
        #expect(missing.codes == [.firstResponderNotFound])
    }
}
