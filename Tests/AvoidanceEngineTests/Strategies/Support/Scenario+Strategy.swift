import AvoidanceEngine
import AvoidanceModels

extension Scenario {
    /// The same with a strategy.
    func by(_ strategy: StrategyName, _ edit: (inout Policy) -> Void = { _ in }) -> Scenario {
        with {
            $0.policy.strategy = strategy
            edit(&$0.policy)
        }
    }

    /// The same with an event of another type, with the frames of the present one.
    func on(_ type: EventType) -> Scenario {
        with { $0.event.type = type }
    }

    /// The same after a keyboard with this frame in window coordinates.
    func after(_ frame: Rect, _ placement: KeyboardPlacement = .docked) -> Scenario {
        with { $0.state.keyboard = KeyboardState(frame: frame, placement: placement) }
    }
}

extension EventType {
    /// Every event but these.
    static func all(but heard: EventType...) -> [EventType] {
        allCases.filter { !heard.contains($0) }
    }
}
