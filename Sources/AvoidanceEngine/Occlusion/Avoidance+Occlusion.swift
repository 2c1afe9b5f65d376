package import AvoidanceModels

extension Avoidance {
    /// Says of every view, or of those asked for, how much of it is in sight, what covers it, and whether a tap hits it.
    ///
    /// The layout is taken as it is: nothing is adjusted.
    package static func occlusions(_ request: OcclusionRequest) -> OcclusionAnswer {
        let run = OcclusionRun(request)
        return OcclusionAnswer(occlusions: Array(run), keyboard: run.keyboardAnswer, warnings: run.warnings)
    }
}
