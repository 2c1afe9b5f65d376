/// How a request ended.
package enum Ending: Sendable {
    /// The client took the whole answer.
    case completed
    /// The client went away before that.
    case clientClosed
    /// A phase of the connection took too long.
    case timedOut
    /// The library refused the request by itself, or could not send the answer.
    case failed
    /// The server was stopped.
    case stopped

    /// As the log says it.
    package var name: StaticString {
        switch self {
        case .completed: "completed"
        case .clientClosed: "client_closed"
        case .timedOut: "timed_out"
        case .failed: "failed"
        case .stopped: "stopped"
        }
    }
}
