import AvoidanceEngine
import AvoidanceModels
import Testing

@Suite("Property: the caret of a text view that scrolls itself in a list")
struct OwnScrollingProperties {
    /// "Fully visible whenever some legal state shows it": every legal pair of offsets, ten points apart, is tried.
    @Test("is in sight whenever some offsets of the two show it")
    func docked() {
        Property(count: 1500) { generator in
            generator.textViewInList(.docked)
        } verdict: { request in
            verdict(request, .docked)
        }.check()
    }

    @Test("is in sight beside an undocked keyboard whenever some offsets of the two bring it there from under it")
    func undocked() {
        Property(count: 3000, leastMeaningful: 10) { generator in
            generator.textViewInList(.undocked)
        } verdict: { request in
            verdict(request, .undocked)
        }.check()
    }

    private func verdict(_ request: AdjustmentRequest, _ placement: KeyboardPlacement) -> Verdict {
        let screen = request.layout.screen
        guard let list = request.layout.view("list"), let text = request.layout.view("text"),
            let caret = request.layout.caret, let keyboard = request.event.endFrame,
            let content = text.scroll?.contentSize, let page = list.scroll?.contentSize, caret.height > 0,
            text.frame.width == 400, list.frame == Rect(0, 0, screen.width, screen.height)
        else { return .saysNothing }
        let answer = Avoidance.answer(request)
        guard let share = answer.focus?.visibleAfter, answer.keyboard.placement == placement else {
            return .saysNothing
        }
        func isFree(_ outer: Double, _ inner: Double) -> Bool {
            let top = text.frame.y - outer
            let start = top + caret.y - inner
            let end = start + caret.height
            guard start >= max(0, top), end <= min(screen.height, top + text.frame.height) else { return false }
            return end <= keyboard.minY || start >= keyboard.maxY
        }
        func offsets(_ id: String, _ content: Double, _ bounds: Double) -> StrideThrough<Double> {
            let inset = answer.inset(id)?.bottom ?? 0
            return stride(from: 0, through: max(0, content + inset - bounds), by: 10)
        }
        let isShowable = offsets("list", page.height, list.frame.height).contains { outer in
            offsets("text", content.height, text.frame.height).contains { isFree(outer, $0) }
        }
        var now = caret
        now.y += text.frame.y - (list.scroll?.contentOffset.y ?? 0) - (text.scroll?.contentOffset.y ?? 0)
        guard isShowable, placement == .docked || now.meets(keyboard) else { return .saysNothing }
        return .expect(share == 1, "\(share) of the caret is in sight")
    }
}

extension RequestGenerator {
    /// A text view that scrolls itself, in a list that fills the window, under or beside a keyboard; all lengths
    /// are multiples of 10, all offsets legal.
    fileprivate mutating func textViewInList(_ kind: KeyboardKind) -> AdjustmentRequest {
        step = 10
        keyboards = [kind]
        let screen = Screen(width: 400, height: 800)
        let page = length(100, 1600)
        let height = length(30, 600)
        let content = length(30, 1600)
        let text = View.list(
            Rect(0, length(0, page), 400, height),
            id: "text",
            content: content,
            offset: length(0, max(0, content - height))
        )
        let list = View.list(
            Rect(0, 0, 400, 800),
            content: page,
            offset: length(0, max(0, page - 800)),
            [text]
        )
        var layout = Layout(screen: screen, firstResponder: "text", views: [list])
        layout.caret = Rect(10, length(0, content - 20), 2, 20)
        var policy = Policy()
        policy.movesRoot = false
        policy.margin = Margin(top: length(0, 20), bottom: length(0, 20))
        return AdjustmentRequest(layout: layout, event: .show(keyboard(on: screen)), policy: policy)
    }
}
