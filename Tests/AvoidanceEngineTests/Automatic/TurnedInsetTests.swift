import AvoidanceModels
import Testing

@Suite("Insets of flipped and turned lists")
struct TurnedInsetTests {
    private let list = View.list(
        Scenario.whole,
        content: 2000,
        offset: 100,
        inset: EdgeInsets(top: 20, bottom: 30),
        [
            .field(Rect(0, 120, 400, 40))
        ]
    )

    private func answer(_ list: View, _ edit: (inout Scenario) -> Void = { _ in }) -> AdjustmentAnswer {
        Scenario([list]).with {
            $0.layout.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
            edit(&$0)
        }.answer()
    }

    @Test(
        "go to the top of a list that is upside down, without any safe area",
        arguments: [Transform.flipped, .halfTurn]
    )
    func flipped(transform: Transform) {
        let answer = answer(list.with { $0.transform = transform })
        #expect(answer.inset() == EdgeInsets(top: 300, bottom: 30))
        #expect(answer.indicator() == EdgeInsets(top: 300, bottom: 30))
    }

    @Test("let a list that is upside down scroll back past its start")
    func flippedMotion() {
        // Content y lies at 800 + offset - y in the window. The field, 120...160, wants its lower edge, y 120, at
        // 492 = 800 + offset - 120: offset -188, within the range, which starts at -300.
        let answer = answer(list.with { $0.transform = .flipped })
        #expect(answer.offset() == -188)
        #expect(answer.focus?.frame == Rect(0, 452, 400, 40))
        #expect(answer.focus?.limitedBy == nil)
    }

    /// 800 by 400 before the turn, so that it fills the window after it; content 2000 by 400.
    private func turned(_ transform: Transform, axes: ScrollAxes = .both) -> View {
        View(
            id: "list",
            frame: Rect(-200, 200, 800, 400),
            transform: transform,
            scroll: ScrollGeometry(contentSize: Size(width: 2000, height: 400), axes: axes)
        )
    }

    @Test("go to the edge that a turn brings to the keyboard")
    func quarterTurns() {
        // Turned clockwise, the right edge lies below; anticlockwise, the left one.
        let clockwise = turned(.quarterTurn)
        #expect(answer(clockwise) { $0.layout.firstResponder = nil }.inset() == EdgeInsets(right: 300))
        let anticlockwise = turned(Transform(a: 0, b: -1, c: 1, d: 0))
        #expect(answer(anticlockwise) { $0.layout.firstResponder = nil }.inset() == EdgeInsets(left: 300))
    }

    @Test("are none for a turned list that scrolls across the window only")
    func across() {
        let answer = answer(turned(.quarterTurn, axes: .vertical)) { $0.layout.firstResponder = nil }
        #expect((answer.inset() ?? .zero) == .zero)
    }

    @Test("let a turned list scroll along its own x")
    func turnedMotion() {
        // Clockwise, own x lies along the window's y: the field's 600...640 wants to end at 492: offset.x 148.
        let list = turned(.quarterTurn).with { $0.subviews = [.field(Rect(600, 0, 40, 400))] }
        let answer = answer(list)
        #expect(answer["list"]?.contentOffset?.after == Point(x: 148, y: 0))
        #expect(answer.focus?.frame == Rect(0, 452, 400, 40))
    }
}
