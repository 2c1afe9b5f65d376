/// How long each phase of a connection may last.
///
/// A deadline counts from the start of its phase and no byte that trickles in puts it off.
package struct Deadlines: Equatable, Sendable {
    /// From the first byte of a request, or from the connection's start, to the end of the head.
    @Milliseconds package var head: Duration = .seconds(10)
    /// From the end of the head to the end of the body.
    @Milliseconds package var body: Duration = .seconds(30)
    /// From the answer being ready to its last byte being taken.
    @Milliseconds package var answer: Duration = .seconds(30)
    /// Between requests.
    @Milliseconds package var idle: Duration = .seconds(60)
    /// From the last answer, or from the connection's start, to the moment from which draining may shut the connection:
    /// a client that asks again and again is not cut off before its next request.
    @Milliseconds package var quiet: Duration = .milliseconds(500)
    /// From the start of draining to the cut of what is still open.
    @Milliseconds package var drain: Duration = .seconds(20)

    package init() {}

    /// The state of a connection that enters a phase at a time in milliseconds.
    func state(_ phase: Phase, at now: UInt64) -> ConnectionState {
        let limit: UInt64
        switch phase {
        case .opened, .head: limit = $head
        case .body: limit = $body
        case .answer: limit = $answer
        case .idle: limit = $idle
        case .working, .shut: return ConnectionState(phase, until: ConnectionState.never)
        }
        return ConnectionState(phase, until: now &+ limit)
    }

    /// Whether an opened or idle connection has been so for long enough to be shut while draining.
    func isQuiet(_ state: ConnectionState, at now: UInt64) -> Bool {
        let limit = state.phase == .opened ? $head : $idle
        return now &+ limit >= state.deadline &+ $quiet
    }

    /// How often the reaper looks: a quarter of the shortest deadline, between 25 and 250 ms.
    var tick: UInt64 {
        let shortest = min($head, $body, $answer, $idle)
        return min(max(shortest / 4, 25), 250)
    }
}
