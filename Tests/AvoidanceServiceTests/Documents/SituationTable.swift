import AvoidanceModels

/// The README's table of who gets which situation right, and the list of the situations.
enum SituationTable {
    static func lines() throws -> [String] {
        let situations = try Situation.all()
        let numbers = situations.indices.map { "\($0 + 1)" }
        let rows = try StrategyName.allCases.map { strategy in
            let marks = try situations.map { try Verdict(on: strategy, in: $0).mark }
            let right = marks.count { $0 == "✓" }
            return ["`\(strategy.rawValue)`"] + marks + ["\(right) of \(marks.count { $0 != "–" })"]
        }
        return MarkdownTable.lines([["strategy"] + numbers + ["right"]] + rows) + [""]
            + zip(numbers, situations).flatMap { number, situation in
                Paragraph.lines("\(number). **\(situation.title).** \(situation.reason)", width: 120, hanging: 4)
            }
    }
}
