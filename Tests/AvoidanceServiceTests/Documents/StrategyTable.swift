import AvoidanceModels

/// The README's list of the strategies.
enum StrategyTable {
    static var lines: [String] {
        let rows = StrategyName.allCases.map { ["`\($0.rawValue)`", $0.declaration.source] }
        return MarkdownTable.lines([["strategy", "whose rule it is"]] + rows)
    }
}
