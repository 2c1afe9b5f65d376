import AvoidanceEngine
import AvoidanceModels
import Testing

extension Scenario {
    /// What is in sight of the layout as it is, with the scenario's event and state.
    func occlusions(_ views: [String]? = nil) -> OcclusionAnswer {
        Avoidance.occlusions(OcclusionRequest(layout: layout, event: event, state: state, views: views))
    }

    /// The same of one view.
    func occlusion(_ id: String = "field") throws -> Occlusion {
        try #require(occlusions([id]).occlusions.first)
    }
}

extension Occlusion {
    /// What covers it, as text: "keyboard 0.5", "clip list 0.25".
    var covers: [String] {
        coveredBy.map { cover in
            let share = (cover.share * 1e6).rounded() / 1e6
            return [cover.by.rawValue, cover.view, "\(share)"].compactMap { $0 }.joined(separator: " ")
        }
    }
}

extension AvoidanceState {
    /// A state that knows of one constant, at rest and raised.
    static func raised(_ id: String = "bar", rest: Double = 0, now: Double) -> AvoidanceState {
        var entry = LedgerEntry(before: ViewValues(), applied: ViewValues())
        entry.before.bottomConstraint = rest
        entry.applied.bottomConstraint = now
        return AvoidanceState(views: [Entry(id, entry)])
    }

    /// A state that knows of one view that is moved.
    static func moved(_ id: String, by distance: Point) -> AvoidanceState {
        var entry = LedgerEntry(before: ViewValues(), applied: ViewValues())
        entry.applied.translation = distance
        return AvoidanceState(views: [Entry(id, entry)])
    }
}
