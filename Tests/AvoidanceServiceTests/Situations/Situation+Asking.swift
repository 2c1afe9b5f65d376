import AvoidanceModels
import JSONCoding
import Testing

extension Situation {
    /// What a strategy makes of the first events.
    func answer(of strategy: StrategyName, after events: Int) throws -> TimelineAnswer {
        var asked = request
        asked.events = Array(request.events.prefix(events))
        asked.policy = policy(of: strategy)
        if strategy == .collectionViewCell, let root = request.layout.views.first?.id {
            // Its scroll view lies in a cell, for which the root stands here; a cell is what a field was selected in.
            asked.state.selectedFields = [Entry(root, request.layout.firstResponder ?? "")]
        }
        let response = Service.post(JSONEncoding.encode(asked), to: "/v1/timelines")
        return try Service.document(response, as: TimelineAnswer.self)
    }

    /// The strategy with its defaults, but for what it would do nothing without, and for the person's settings.
    private func policy(of strategy: StrategyName) -> Policy {
        var policy = Policy(strategy: strategy)
        let prefersCrossFade = prefersCrossFadeTransitions ?? false
        switch strategy {
        case .reactNativeKeyboardAvoidingView:
            policy[ReactNativeKeyboardAvoidingViewParameters.behavior] = .padding
            policy[ReactNativeKeyboardAvoidingViewParameters.prefersCrossFadeTransitions] = prefersCrossFade
        case .reactNativeScrollView:
            policy[ReactNativeScrollViewParameters.prefersCrossFadeTransitions] = prefersCrossFade
        default:
            break
        }
        return policy
    }
}

extension TimelineEvent {
    /// Whether the event is one of the keyboard, which a strategy may hear, and not the reader's scrolling.
    var isOfKeyboard: Bool {
        if case .keyboard = happening { true } else { false }
    }
}
