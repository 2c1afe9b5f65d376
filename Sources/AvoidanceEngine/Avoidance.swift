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
    package static func answer(_ request: AdjustmentRequest, explains: Bool = false) -> AdjustmentAnswer {
        switch request.policy.strategy {
        case .automatic:
            var run = AutomaticRun(request, explains: explains)
            return run.answer()
        }
    }
}
