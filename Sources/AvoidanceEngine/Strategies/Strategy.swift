import AvoidanceModels

/// A rule of somebody else, answered exactly as the original does, faults included (design, section 6).
///
/// A strategy reads the scene as the request has it and says what is to be set; what it doesn't list is not answered.
protocol Strategy {
    /// Says what the original does with an event.
    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome)
}
