import AvoidanceModels

/// The steps of one run with their numbers; nothing is kept, and no text is made, unless it is asked for.
struct Trace {
    let isOn: Bool
    private(set) var steps: [ExplanationStep] = []

    init(isOn: Bool) {
        self.isOn = isOn
    }

    /// Adds a step.
    mutating func add(_ rule: Rule, _ view: @autoclosure () -> String? = nil, _ text: @autoclosure () -> String) {
        guard isOn else { return }
        steps.append(ExplanationStep(rule: rule.rawValue, view: view(), text: text()))
    }

    /// The part of the engine that a step belongs to.
    enum Rule: String {
        case keyboard
        case bars
        case insets
        case ledger
        case target
        case motion
        case result
    }
}

extension Double {
    /// The number as a person writes it: at most two decimals, no trailing zeros.
    var text: String {
        let hundredths = (magnitude * 100).rounded()
        guard hundredths < 1e15 else { return description }
        let whole = Int64(hundredths) / 100
        let rest = Int64(hundredths) % 100
        let sign = self < 0 && hundredths > 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
