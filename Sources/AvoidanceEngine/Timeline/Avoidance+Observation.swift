import AvoidanceModels

extension Avoidance {
    /// Says what is in sight as the layout is, and adjusts nothing: what a timeline answers to the user's scrolling.
    static func observe(
        _ layout: Layout,
        policy: Policy,
        state: AvoidanceState,
        explains: Bool = false
    ) -> AdjustmentAnswer {
        let event = KeyboardEvent(type: .layoutDidChange, animationDuration: 0)
        let request = AdjustmentRequest(layout: layout, event: event, policy: policy, state: state)
        var run = AutomaticRun(request, explains: explains)
        return run.observation(of: request)
    }
}
