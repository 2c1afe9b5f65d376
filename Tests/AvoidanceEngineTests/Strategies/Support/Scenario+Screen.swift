import AvoidanceEngine
import AvoidanceModels

extension Scenario {
    /// The same on a screen of another height, with a keyboard of another height that comes up docked.
    func on(screen height: Double, keyboard: Double) -> Scenario {
        with {
            $0.layout.screen.height = height
            $0.layout.window.height = height
            $0.event.endFrame = Rect(0, height - keyboard, $0.layout.screen.width, keyboard)
        }
    }

    /// The same at the event after this one's answer, with what that answer has set.
    func then(_ event: KeyboardEvent) -> Scenario {
        with { scenario in
            let first = TimelineEvent(.keyboard(scenario.event))
            var run = TimelineRun(
                TimelineRequest(layout: scenario.layout, policy: scenario.policy, events: [], state: scenario.state)
            )
            scenario.state = run.answer(first).state
            scenario.layout = run.layout
            scenario.event = event
        }
    }
}
