package import AvoidanceModels

extension Avoidance {
    /// Answers one event by every policy of the request and says how well each does.
    package static func compare(_ request: ComparisonRequest) -> ComparisonAnswer {
        ComparisonAnswer(comparisons: request.policies.map { compare(request, $0) })
    }

    /// Answers the request's event by one policy and says how well it does.
    package static func compare(_ request: ComparisonRequest, _ policy: Policy) -> Comparison {
        var run = TimelineRun(
            TimelineRequest(layout: request.layout, policy: policy, events: [], state: request.state)
        )
        let answer = heard(request.event, by: &run)
        let measure = ComparisonMeasure(request, answer, after: run.layout)
        return Comparison(
            policy: policy,
            answer: answer,
            isTargetVisible: answer.focus.map { $0.visibleAfter == 1 },
            targetHidden: measure.targetHidden,
            targetMoved: measure.targetMoved,
            blankSpace: measure.blankSpace,
            excessInset: measure.excessInset,
            givesBack: givesBack(request, run)
        )
    }

    /// The answer to an event, or to its second half where the strategy hears that alone: some act on did-show only.
    private static func heard(_ event: KeyboardEvent, by run: inout TimelineRun) -> AdjustmentAnswer {
        let first = run.answer(TimelineEvent(.keyboard(event)))
        guard let type = event.type.secondHalf else { return first }
        var later = event
        later.type = type
        var next = run
        let second = next.answer(TimelineEvent(.keyboard(later)))
        guard !first.changesAnything, second.changesAnything else { return first }
        run = next
        return second
    }

    /// Whether a hide gives every view back what it had before the keyboard.
    private static func givesBack(_ request: ComparisonRequest, _ run: TimelineRun) -> Bool {
        let screen = request.layout.screen
        let shown = request.event.endFrame ?? Rect(x: 0, y: screen.height, width: screen.width, height: 0)
        let gone = Rect(x: shown.x, y: screen.height, width: shown.width, height: shown.height)
        var run = run
        for type in [EventType.keyboardWillHide, .keyboardDidHide] {
            let hide = KeyboardEvent(type: type, beginFrame: shown, endFrame: gone)
            _ = run.answer(TimelineEvent(.keyboard(hide)))
        }
        return run.layout.restingValues(run.state) == request.layout.restingValues(request.state, givingBack: true)
    }
}

extension EventType {
    /// The notification that follows this one when the animation has ended.
    fileprivate var secondHalf: EventType? {
        switch self {
        case .keyboardWillShow: .keyboardDidShow
        case .keyboardWillHide: .keyboardDidHide
        case .keyboardWillChangeFrame: .keyboardDidChangeFrame
        default: nil
        }
    }
}

extension AdjustmentAnswer {
    /// Whether a value is to become another one.
    var changesAnything: Bool {
        adjustments.contains {
            $0.contentInset?.isChange == true || $0.scrollIndicatorInsets?.isChange == true
                || $0.contentOffset?.isChange == true || $0.translation?.isChange == true
                || $0.frame?.isChange == true || $0.contentSize?.isChange == true
                || $0.bottomConstraint.map { $0.before != $0.after } == true
                || $0.paddingBottom.map { $0.before != $0.after } == true
                || $0.isScrollEnabled.map { $0.before != $0.after } == true
        }
    }
}

extension Change {
    fileprivate var isChange: Bool { before != after }
}
