/// What became of the lines of an input.
struct LineTally: Equatable {
    /// Lines that have a problem instead of an answer.
    private(set) var problems = 0
    /// The number, from 1, of the first line that has a problem.
    private(set) var firstProblem: Int?
    /// Whether every focused field ends visible.
    private(set) var endVisible = true

    mutating func countAnswer(endsVisible: Bool) {
        if !endsVisible { endVisible = false }
    }

    mutating func countProblem(line number: Int) {
        problems += 1
        if firstProblem == nil { firstProblem = number }
    }

    var exitCode: ExitCode {
        if problems > 0 { return .badInput }
        return endVisible ? .success : .notVisible
    }

    /// What standard error gets about an input of this name.
    func lines(_ name: String) -> [String] {
        guard let firstProblem else { return [] }
        let text = problems == 1 ? "line \(firstProblem)" : "\(problems) lines, the first of them line \(firstProblem),"
        return ["avoidance: \(name): \(text) got a problem instead of an answer"]
    }
}
