import AvoidanceEngine
import AvoidanceModels

/// A request, its answer, and the layout before and after.
struct Outcome {
    let request: AdjustmentRequest
    let answer: AdjustmentAnswer
    /// The layout with the answer applied.
    let layout: Layout
    let before: Scene
    let after: Scene

    init(_ request: AdjustmentRequest) {
        self.request = request
        var run = TimelineRun(
            TimelineRequest(layout: request.layout, policy: request.policy, events: [], state: request.state)
        )
        answer = run.answer(TimelineEvent(.keyboard(request.event)))
        layout = run.layout
        before = Scene(request.layout)
        after = Scene(run.layout, translations: answer.translations)
    }

    var isDocked: Bool { answer.keyboard.placement == .docked }

    /// Whether a bar is raised that shrinks instead of moving, and so cuts what is in it.
    var hasShrunkBar: Bool { raisedBars.contains { after.items[$0].view.bottomConstraint?.pinsTop == true } }

    /// The places of the bars that the keyboard raises.
    var raisedBars: [Int] {
        after.items.indices.filter { index in
            let item = after.items[index]
            guard !item.isHidden, let change = answer[item.view.id]?.bottomConstraint else { return false }
            return change.after < change.before - 1e-6
        }
    }

    /// What lies over a view: the keyboard, and the raised bars in front of it that neither hold it nor lie in it, as
    /// they lie in `scene` or else after the answer.
    func obstacles(over index: Int, in scene: Scene? = nil) -> [Rect] {
        let scene = scene ?? after
        let bars = raisedBars.filter { $0 > index && !scene.areNested($0, index) }.map(scene.box)
        return bars + (answer.keyboard.isHidden ? [] : [answer.keyboard.frame])
    }
}

extension AdjustmentAnswer {
    /// How far views are moved from their frames, by id.
    var translations: [String: Point] {
        var found: [String: Point] = [:]
        for entry in state.views { found[entry.name] = entry.value.applied.translation }
        return found
    }
}

extension Layout {
    /// The layout with another one's content offsets and insets.
    func withScrolling(of other: Layout) -> Layout {
        var layout = self
        Layout.setScrolling(&layout.views, of: other.views)
        return layout
    }

    private static func setScrolling(_ views: inout [View], of others: [View]) {
        for (index, other) in zip(views.indices, others) {
            views[index].scroll = other.scroll
            setScrolling(&views[index].subviews, of: other.subviews)
        }
    }

    /// The layout with explicit indicator insets, which are the content's where there are none.
    var withIndicators: Layout {
        var layout = self
        Layout.setIndicators(&layout.views)
        return layout
    }

    private static func setIndicators(_ views: inout [View]) {
        for index in views.indices {
            if let scroll = views[index].scroll {
                views[index].scroll?.scrollIndicatorInsets = scroll.scrollIndicatorInsets ?? scroll.contentInset
            }
            setIndicators(&views[index].subviews)
        }
    }
}
