import AvoidanceModels

extension Scenario {
    /// The same on another screen, which the window fills, under a docked keyboard of this height.
    func on(_ width: Double, _ height: Double, keyboard: Double) -> Scenario {
        with {
            $0.layout.screen = Screen(width: width, height: height)
            $0.layout.window = Rect(0, 0, width, height)
            $0.event = .show(Rect(0, height - keyboard, width, keyboard))
        }
    }

    /// The same with another margin.
    func margin(_ margin: Double) -> Scenario {
        with { $0.policy.margin = Margin(top: margin, bottom: margin) }
    }
}
