internal import AvoidanceModels

extension ComparisonAnswer {
    /// The comparisons for people, the best first; equally good ones keep their order.
    var lines: [String] {
        let names = comparisons.map(\.policy.strategy)
        let rows = comparisons.enumerated().map { index, comparison in
            let name = comparison.policy.strategy
            // A strategy that is there more than once is told apart by its place in the request.
            let isAlone = names.count { $0 == name } == 1
            return (name.rawValue + (isAlone ? "" : " #\(index + 1)"), comparison)
        }
        let sorted = rows.sorted { $0.1.isBetter(than: $1.1) }
        return Table(
            columns: [.leading, .leading, .leading, .trailing, .trailing, .trailing],
            rows: [["strategy", "target", "back", "blank", "excess", "moved"]] + sorted.map { [$0.0] + $0.1.cells }
        ).lines
    }
}

extension Comparison {
    /// How well the policy does, column by column.
    fileprivate var cells: [String] {
        let target =
            switch isTargetVisible {
            case nil: "none"
            case true?: "visible"
            case false?: "\(targetHidden.text()) hidden"
            }
        return [target, givesBack ? "yes" : "no"] + [blankSpace, excessInset, targetMoved].map { $0.text() }
    }

    fileprivate func isBetter(than other: Comparison) -> Bool {
        faults.lexicographicallyPrecedes(other.faults)
    }

    /// What is wrong with the answer, the worst kind first, as precisely as it is printed.
    private var faults: [Double] {
        let hidden = isTargetVisible == false ? 1.0 : 0
        let kept = givesBack ? 0.0 : 1
        return [hidden, targetHidden, kept, blankSpace, excessInset, targetMoved].map { ($0 * 1000).rounded() }
    }
}
