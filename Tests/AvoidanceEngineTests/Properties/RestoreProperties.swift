import AvoidanceModels
import Testing

@Suite("Property: a hide gives back what was there")
struct RestoreProperties {
    @Test("exactly, after any sequence of events")
    func exact() {
        Property(count: 2000) { generator in
            generator.session(endsWithHide: true)
        } verdict: { request in
            guard Scene(request.layout).hasTrueBars else { return .saysNothing }
            let answer = request.answers()
            guard let last = answer.steps.last, request.events.last?.isHide == true else { return .saysNothing }
            if !last.state.views.isEmpty { return .fails("the ledger still has \(last.state.views.map(\.name))") }
            return compare(answer.layout.withIndicators, with: request.layout.withIndicators)
        }.check()
    }

    /// All values are the same to the last bit; frames, which follow their constraints, to a millionth of a point.
    private func compare(_ layout: Layout, with original: Layout) -> Verdict {
        for item in Scene(layout).items {
            guard let view = original.view(item.view.id) else { return .fails("\(item.view.id) is new") }
            if item.view.scroll != view.scroll { return .fails("\(view.id): \(String(describing: item.view.scroll))") }
            if item.view.bottomConstraint != view.bottomConstraint { return .fails("\(view.id): another constant") }
            let gap = [
                item.view.frame.x - view.frame.x, item.view.frame.y - view.frame.y,
                item.view.frame.width - view.frame.width, item.view.frame.height - view.frame.height,
            ]
            if gap.contains(where: { $0.magnitude > 1e-6 }) { return .fails("\(view.id) ends at \(item.view.frame)") }
        }
        return .holds
    }

    /// "An offset that is off by more than 1/scale from what we applied is the user's scrolling and becomes the new
    /// `before`" (rule 9); "where our own inset shrinks, an offset that it alone made legal comes back into range"
    /// (rule 7).
    @Test("but leaves the user where the user scrolled to, within the range")
    func userScrolled() {
        Property(count: 1500, leastMeaningful: 10) { generator in
            generator.hasIllegalOffsets = false
            generator.hasTracking = false
            generator.hasBars = false
            var request = generator.session(endsWithHide: false)
            let lists = Scene(request.layout).items.filter { $0.view.scroll != nil }
            if !lists.isEmpty {
                let view = generator.random.element(lists).view
                let content = view.scroll?.contentSize?.height ?? view.frame.height
                let offset = Point(x: view.scroll?.contentOffset.x ?? 0, y: generator.length(0, content))
                request.events.append(TimelineEvent(.userDidScroll(view: view.id, contentOffset: offset)))
            }
            request.events.append(TimelineEvent(.keyboard(KeyboardEvent(type: .keyboardWillHide))))
            return request
        } verdict: { request in
            let count = request.events.count
            guard count > 2, request.events[count - 1].isHide,
                case .userDidScroll(let id, let offset) = request.events[count - 2].happening,
                let author = request.layout.view(id)?.scroll
            else { return .saysNothing }
            let steps = request.answers()
            var shown = request
            shown.events.removeLast(2)
            let scene = Scene(shown.answers().layout)
            guard let index = scene.index(of: id), let now = scene.items[index].view.scroll,
                steps.steps[count - 3].state.views.contains(where: { $0.name == id }), !scene.items[index].isHidden
            else { return .saysNothing }
            let system = scene.systemInsets(index)
            let height = scene.items[index].view.frame.height
            let content = author.contentSize?.height ?? height
            func range(_ inset: EdgeInsets) -> ClosedRange<Double> {
                let start = -(inset.top + system.top)
                return start...max(start, content + inset.bottom + system.bottom - height)
            }
            let isUsers =
                (offset.y - now.contentOffset.y).magnitude > 1.01 && range(now.contentInset).contains(offset.y)
            // An outer list that has scrolled may have brought the list to another part of the safe area.
            let isSteady = Scene(request.layout).systemInsets(index) == system
            guard isUsers, isSteady else { return .saysNothing }
            let own = range(author.contentInset)
            let expected = max(own.lowerBound, min(offset.y, own.upperBound))
            let restored = steps.layout.view(id)?.scroll?.contentOffset.y ?? 0
            return .expect(
                (restored - expected).magnitude < 1e-6,
                "\(id) ends at \(restored), but \(expected) is right"
            )
        }.check()
    }
}
