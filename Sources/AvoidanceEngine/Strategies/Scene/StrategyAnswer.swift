import AvoidanceModels

extension AdjustmentAnswer {
    /// Answers a request by somebody else's rule.
    init(_ request: AdjustmentRequest, by rule: any Strategy.Type, explains: Bool) {
        let scene = StrategyScene(request)
        var outcome = StrategyOutcome(scene)
        rule.respond(to: scene, &outcome)
        let adjustments = outcome.adjustments
        self.init(
            keyboard: outcome.keyboard,
            adjustments: adjustments,
            focus: scene.certificate(after: outcome),
            animation: Animation(duration: request.event.animationDuration, curve: request.event.animationCurve),
            state: outcome.nextState,
            warnings: scene.warnings + outcome.warnings,
            explanation: explains ? scene.explanation(of: adjustments) : nil
        )
    }
}
