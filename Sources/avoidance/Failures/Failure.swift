internal import AvoidanceModels

/// Why a command ended without an answer.
enum Failure: Error, Equatable {
    case usage(UsageError)

    // The input, by its name.
    case unreadable(name: String, SystemError)
    case inputTooLarge(name: String, limit: Int)
    case malformed(name: String, line: Int, column: Int, detail: String)
    /// Well-formed but wrong; `omitted` counts the faults that are not listed.
    case invalid(name: String, faults: [Fault], omitted: Int)
    /// Dumps of which no request can be made; the lines say why.
    case notImported(lines: [String])
    /// The server doesn't take it.
    case refused(name: String, ServerProblem)

    // The server, by its address.
    case unreachable(server: String, reason: String)
    case timedOut(server: String, after: Duration)
    case unexpectedReply(server: String, ReplyFault)

    /// Standard output.
    case unwritable(SystemError)

    case internalFault(String)
}
