package import AvoidanceModels

/// The engine: a pure function from a layout, an event, a policy and a state to an answer.
///
/// The same request gives the same answer, to the last bit: there is no clock, no locale, no randomness and no I/O.
package enum Avoidance {
    /// Answers one request by the strategy that its policy names.
    ///
    /// - Parameters:
    ///   - request: A request within the limits of the wire: finite numbers, unique ids.
    ///   - explains: Whether the answer carries the steps with their numbers.
    /// - Returns: An answer within the same limits.
    package static func answer(_ request: AdjustmentRequest, explains: Bool = false) -> AdjustmentAnswer {
        guard let rule = request.policy.strategy.rule else {
            var run = AutomaticRun(request, explains: explains)
            return run.answer(to: request)
        }
        return AdjustmentAnswer(request, by: rule, explains: explains)
    }
}
