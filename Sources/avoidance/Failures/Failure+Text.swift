internal import AvoidanceModels

extension Failure {
    /// What standard error gets: a line that says what is wrong, then one for each fault.
    var lines: [String] {
        switch self {
        case .usage(let error):
            ["avoidance: \(error.text)", "Try avoidance help."]
        case .unreadable(let name, let error):
            ["avoidance: \(name): \(error.text)"]
        case .inputTooLarge(let name, let limit):
            ["avoidance: \(name): longer than \(limit >> 20) MiB, which is the most that is read"]
        case .malformed(let name, let line, let column, let detail):
            ["avoidance: \(name): malformed JSON", "\(line):\(column): \(detail)"]
        case .invalid(let name, let faults, let omitted):
            ["avoidance: \(name): \(Self.summary(faults.count, omitted))"] + faults.map(\.line)
        case .notImported(let lines):
            lines.enumerated().map { $0 == 0 ? "avoidance: \($1)" : $1 }
        case .refused(let name, let problem):
            Self.lines(name, problem)
        case .unreachable(let server, let reason):
            ["avoidance: \(server): \(reason)"]
        case .timedOut(let server, let duration):
            ["avoidance: \(server): no whole answer within \((duration / .seconds(1)).text()) s"]
        case .unexpectedReply(let server, let fault):
            ["avoidance: \(server): \(fault.text)"]
        case .unwritable(let error):
            ["avoidance: standard output: \(error.text)"]
        case .internalFault(let detail):
            ["avoidance: internal fault: \(detail)"]
        }
    }

    /// The same form as for input that is refused in process, as far as the server tells as much.
    private static func lines(_ name: String, _ problem: ServerProblem) -> [String] {
        if let line = problem.line, let column = problem.column {
            // The server's sentence begins with the position, for those who read nothing else.
            let position = "Line \(line), column \(column): "
            let detail =
                problem.detail.hasPrefix(position) ? problem.detail.dropFirst(position.count) : problem.detail[...]
            return ["avoidance: \(name): malformed JSON", "\(line):\(column): \(detail)"]
        }
        return ["avoidance: \(name): \(problem.text)"] + problem.faults.map(\.line)
    }

    private static func summary(_ listed: Int, _ omitted: Int) -> String {
        let count = listed + omitted
        return (count == 1 ? "1 fault" : "\(count) faults") + (omitted > 0 ? ", \(omitted) of them not listed" : "")
    }
}
