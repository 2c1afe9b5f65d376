import AvoidanceModels
import Testing

@Suite("Peers' faults: precision and nesting")
struct NestingTests {
    @Test("I10: 0.9 points short are 0.9 points, where IQKeyboardManager truncates to 0", arguments: [nil, 2.0, 3])
    func precision(scale: Double?) {
        // The field ends at 468.9 and wants 468: 0.9, or 1 on whole half and third pixels.
        let list = View.list(Rect(0, 0, 375, 812), content: 2000, [.field(Rect(0, 428.9, 375, 40))])
        let scenario = Scenario([list]).on(375, 812, keyboard: 336).with { $0.layout.screen.scale = scale }
        let offset = scenario.answer().offset() ?? 0
        #expect((offset - (scale == nil ? 0.9 : 1)).magnitude < 1e-9)
        #expect(scenario.answer().focus?.limitedBy == nil)
    }

    /// The field, 560...600 of the inner list, is seen at 760...800; 308 are needed above 500 with the margin.
    private let nested = Scenario([
        .list(
            Rect(0, 0, 400, 800),
            id: "outer",
            content: 1200,
            [
                .list(Rect(0, 200, 400, 400), id: "inner", content: 600, [.field(Rect(0, 560, 400, 40))])
            ]
        )
    ])

    @Test("I10: the motions add up to the need, each within its range, inner first")
    func sum() {
        // IQKeyboardManager does not clamp; keyboard-controller and APSL know one list; React Native moves each alone.
        let answer = nested.answer()
        #expect(answer.offset("inner") == 300)
        #expect(answer.offset("outer") == 8)
    }

    @Test("I10: every covered list gets its inset, where IQKeyboardManager knows the innermost alone")
    func insets() {
        let answer = nested.answer()
        #expect(answer.inset("inner")?.bottom == 100)
        #expect(answer.inset("outer")?.bottom == 300)
    }

    @Test("I10: the order of the views makes no difference, where React Native's lists act in order of registration")
    func order() {
        var other = nested
        other.layout.views[0].subviews.insert(.plain("header", Rect(0, 0, 400, 100)), at: 0)
        #expect(other.answer().adjustments == nested.answer().adjustments)
    }
}
