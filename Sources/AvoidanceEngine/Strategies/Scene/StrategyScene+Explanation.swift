import AvoidanceModels

extension StrategyScene {
    /// The strategy's formula, and what it gives for each view.
    func explanation(of adjustments: [Adjustment]) -> [ExplanationStep] {
        var trace = Trace(isOn: true)
        trace.add(
            .keyboard,
            nil,
            keyboard.isHidden
                ? "the keyboard is hidden"
                : "the keyboard is \(keyboard.placement.rawValue), \(keyboard.frame.height.text) high, its top at "
                    + "\(keyboard.frame.minY.text) on the screen"
        )
        trace.add(.motion, nil, "\(policy.strategy.rawValue): \(policy.strategy.declaration.formula)")
        for adjustment in adjustments {
            if let change = adjustment.contentInset, change.before != change.after {
                trace.add(.insets, adjustment.view, "content inset \(change.before.text) becomes \(change.after.text)")
            }
            if let change = adjustment.contentOffset, change.before != change.after {
                trace.add(.motion, adjustment.view, "content offset \(change.before.text) becomes \(change.after.text)")
            }
            if let change = adjustment.bottomConstraint, change.before != change.after {
                trace.add(.bars, adjustment.view, "constant \(change.before.text) becomes \(change.after.text)")
            }
            if let change = adjustment.translation, change.before != change.after {
                trace.add(.motion, adjustment.view, "translation \(change.before.text) becomes \(change.after.text)")
            }
            if let change = adjustment.frame, change.before != change.after {
                trace.add(.motion, adjustment.view, "frame \(change.before.text) becomes \(change.after.text)")
            }
            if let change = adjustment.paddingBottom, change.before != change.after {
                trace.add(.insets, adjustment.view, "padding \(change.before.text) becomes \(change.after.text)")
            }
        }
        return trace.steps
    }
}

extension Point {
    fileprivate var text: String { "(\(x.text), \(y.text))" }
}

extension EdgeInsets {
    fileprivate var text: String { "(\(top.text), \(left.text), \(bottom.text), \(right.text))" }
}

extension Rect {
    fileprivate var text: String { "(\(x.text), \(y.text), \(width.text), \(height.text))" }
}
