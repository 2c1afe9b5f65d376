import Foundation

/// A figure as a line of the table: name, value, unit, goal, and the change since an earlier run.
struct FigureLine {
    let text: String

    init(_ figure: Figure, goal: Goal? = nil, earlier: Figure? = nil) {
        var columns = [
            figure.name.padded(to: 52), String(format: "%14.3f", figure.value), figure.unit.padded(to: 9),
        ]
        columns.append(Self.text(of: goal, for: figure.value).padded(to: 20))
        columns.append(earlier.map { Self.change(from: $0.value, to: figure.value) } ?? "")
        text = columns.joined(separator: " ").trimmingCharacters(in: .whitespaces)
    }

    private static func text(of goal: Goal?, for value: Double) -> String {
        guard let goal else { return "" }
        let bound =
            switch goal {
            case .atMost(let bound): String(format: "≤ %g", bound)
            case .atLeast(let bound): String(format: "≥ %g", bound)
            }
        return "\(bound) \(goal.isMet(by: value) ? "met" : "missed")"
    }

    /// In percent of the earlier value.
    static func change(from earlier: Double, to value: Double) -> String {
        guard earlier != 0 else { return value == 0 ? "±0 %" : "was 0" }
        return String(format: "%+.1f %%", (value / earlier - 1) * 100)
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
