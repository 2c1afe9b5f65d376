/// How long each phase of a connection may last.
///
/// A deadline counts from the start of its phase and no byte that trickles in puts it off.
package struct Deadlines: Equatable, Sendable {
    /// From the first byte of a request, or from the connection's start, to the end of the head.
    package var head: Duration = .seconds(10)
    /// From the end of the head to the end of the body.
    package var body: Duration = .seconds(30)
    /// From the answer being ready to its last byte being taken.
    package var answer: Duration = .seconds(30)
    /// Between requests.
    package var idle: Duration = .seconds(60)
    /// From the last answer, or from the connection's start, to the moment from which draining may shut the connection:
    /// a client that asks again and again is not cut off before its next request.
    package var quiet: Duration = .milliseconds(500)
    /// From the start of draining to the cut of what is still open.
    package var drain: Duration = .seconds(20)

    package init() {}

    /// The state of a connection that enters a phase at a time in milliseconds.
    func state(_ phase: Phase, at now: UInt64) -> ConnectionState {
        let limit: Duration
        switch phase {
        case .opened, .head: limit = head
        case .body: limit = body
        case .answer: limit = answer
        case .idle: limit = idle
        case .working, .shut: return ConnectionState(phase, until: ConnectionState.never)
        }
        return ConnectionState(phase, until: now &+ limit.milliseconds)
    }

    /// Whether an opened or idle connection has been so for long enough to be shut while draining.
    func isQuiet(_ state: ConnectionState, at now: UInt64) -> Bool {
        let limit = (state.phase == .opened ? head : idle).milliseconds
        return now &+ limit >= state.deadline &+ quiet.milliseconds
    }

    /// How often the reaper looks: a quarter of the shortest deadline, between 25 and 250 ms.
    var tick: UInt64 {
        let shortest = [head, body, answer, idle].map(\.milliseconds).min() ?? 0
        return min(max(shortest / 4, 25), 250)
    }
}

extension Duration {
    /// Whole milliseconds, from 0 to about 49 days.
    var milliseconds: UInt64 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return UInt64(min(seconds, 4_294_967)) * 1000 + UInt64(attoseconds / 1_000_000_000_000_000)
    }
}
