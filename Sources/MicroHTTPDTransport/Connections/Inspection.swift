/// What the reaper knows of a connection, and what it does about it: a pure function of time and counts.
package struct Inspection: Sendable {
    package enum Action: Equatable, Sendable {
        case leave
        /// A request has begun on an idle connection, though no worker has its request line so far.
        case arm(ConnectionState)
        /// Past its deadline: shut both ways.
        case cut
        /// Idle while draining: shut for reading, so that what came in the meantime is still answered.
        case retire
    }

    /// The state and the bytes received when an idle connection was first seen in that state.
    private var baseline: (state: ConnectionState, received: UInt64)?

    package init() {}

    /// Decides for one connection at one moment.
    ///
    /// `received` gives all bytes that the socket ever received and `waiting` how many of them wait to be read; both
    /// are asked only where they matter.
    package mutating func inspect(
        _ state: ConnectionState,
        at now: UInt64,
        isDraining: Bool,
        deadlines: Deadlines,
        received: () -> UInt64,
        waiting: () -> Int
    ) -> Action {
        switch state.phase {
        case .shut: return .leave
        case .head, .body, .working, .answer: return now >= state.deadline ? .cut : .leave
        case .opened:
            if now >= state.deadline { return .cut }
            let isQuiet = isDraining && deadlines.isQuiet(state, at: now)
            return isQuiet && received() == 0 && waiting() == 0 ? .retire : .leave
        case .idle:
            let count = received()
            guard let baseline, baseline.state == state else {
                baseline = (state, count)
                return .leave
            }
            // A request line that trickles in never reaches a worker before it is whole; the socket's count shows it.
            if count > baseline.received { return .arm(deadlines.state(.head, at: now)) }
            let isOver = now >= state.deadline
            guard isOver || isDraining && deadlines.isQuiet(state, at: now), waiting() == 0 else { return .leave }
            return isOver ? .cut : .retire
        }
    }
}
