package import AvoidanceModels

/// A session of events on one layout, answered one by one.
///
/// Each answer is applied to the layout before the next event, so that a whole session can be asked for at once.
package struct TimelineRun: Sendable {
    /// The layout with every answer so far applied.
    package private(set) var layout: Layout
    /// What the next event is answered with.
    package private(set) var state: AvoidanceState
    private let policy: Policy

    package init(_ request: TimelineRequest) {
        layout = request.layout
        state = request.state
        policy = request.policy
    }

    /// Answers the next event and applies the answer.
    package mutating func answer(_ event: TimelineEvent, explains: Bool = false) -> AdjustmentAnswer {
        if let layout = event.layout { self.layout = layout }
        if let focus = event.firstResponder {
            if focus.view != layout.firstResponder { layout.caret = nil }
            layout.firstResponder = focus.view
        }
        if let caret = event.caret { layout.caret = caret }

        let answer: AdjustmentAnswer
        switch event.happening {
        case .keyboard(let keyboardEvent):
            answer = Avoidance.answer(
                AdjustmentRequest(layout: layout, event: keyboardEvent, policy: policy, state: state),
                explains: explains
            )
        case .userDidScroll(let view, let contentOffset):
            let isKnown = Layout.setOffset(contentOffset, of: view, in: &layout.views)
            var seen = Avoidance.observe(layout, policy: policy, state: state, explains: explains)
            if !isKnown {
                seen.warnings.append(
                    Warning(.viewNotFound, "No scroll view has the id \"\(view)\" that the user scrolled.")
                )
            }
            // Another strategy does not hear of scrolling, and keeps a ledger of its own kind.
            if policy.strategy != .automatic {
                seen.adjustments = []
                seen.state = state
            }
            answer = seen
        }
        layout = layout.applying(answer, to: state)
        state = answer.state
        return answer
    }

    /// Answers every event.
    package static func answer(_ request: TimelineRequest, explains: Bool = false) -> TimelineAnswer {
        var run = TimelineRun(request)
        let steps = request.events.map { run.answer($0, explains: explains) }
        return TimelineAnswer(steps: steps, layout: run.layout)
    }
}

extension Layout {
    /// Sets the offset of the scroll view with this id; false where there is none.
    fileprivate static func setOffset(_ offset: Point, of id: String, in views: inout [View]) -> Bool {
        for position in views.indices {
            if views[position].id == id {
                views[position].scroll?.contentOffset = offset
                return views[position].scroll != nil
            }
            if setOffset(offset, of: id, in: &views[position].subviews) { return true }
        }
        return false
    }
}
