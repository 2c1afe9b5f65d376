import MicroHTTPDTransport
import Testing

@Suite("Inspection")
struct InspectionTests {
    private let deadlines = Deadlines()

    private func action(
        _ inspection: inout Inspection,
        _ state: ConnectionState,
        at now: UInt64,
        isDraining: Bool = false,
        received: UInt64 = 0,
        waiting: Int = 0
    ) -> Inspection.Action {
        inspection.inspect(
            state,
            at: now,
            isDraining: isDraining,
            deadlines: deadlines,
            received: { received },
            waiting: { waiting }
        )
    }

    @Test("cuts at the deadline and not before", arguments: [Phase.opened, .head, .body, .answer])
    func deadline(phase: Phase) {
        var inspection = Inspection()
        let state = ConnectionState(phase, until: 1000)
        #expect(action(&inspection, state, at: 999) == .leave)
        #expect(action(&inspection, state, at: 1000) == .cut)
    }

    @Test("never cuts work, nor what was shut", arguments: [Phase.working, .shut])
    func endless(phase: Phase) {
        var inspection = Inspection()
        #expect(action(&inspection, ConnectionState(phase, until: ConnectionState.never), at: 1 << 50) == .leave)
    }

    @Test("starts the head's clock when bytes come in on an idle connection")
    func arms() {
        var inspection = Inspection()
        let state = ConnectionState(.idle, until: 60_000)
        #expect(action(&inspection, state, at: 100, received: 500) == .leave)
        #expect(action(&inspection, state, at: 200, received: 500) == .leave)
        #expect(action(&inspection, state, at: 300, received: 501) == .arm(ConnectionState(.head, until: 10_300)))
    }

    @Test("takes a new baseline for each idle time")
    func baseline() {
        var inspection = Inspection()
        #expect(action(&inspection, ConnectionState(.idle, until: 60_000), at: 100, received: 500) == .leave)
        #expect(action(&inspection, ConnectionState(.idle, until: 60_100), at: 200, received: 900) == .leave)
    }

    @Test("cuts an idle connection at its deadline unless a byte waits")
    func idle() {
        var inspection = Inspection()
        let state = ConnectionState(.idle, until: 1000)
        #expect(action(&inspection, state, at: 900) == .leave)
        #expect(action(&inspection, state, at: 1000, waiting: 1) == .leave)
        #expect(action(&inspection, state, at: 1000) == .cut)
    }

    /// The idle time is 60 s, so the connection is idle since 1000.
    @Test("retires idle connections while draining, on second sight, after a while and with nothing waiting")
    func retires() {
        var inspection = Inspection()
        let state = ConnectionState(.idle, until: 61_000)
        #expect(action(&inspection, state, at: 1400, isDraining: true) == .leave)
        #expect(action(&inspection, state, at: 1499, isDraining: true) == .leave)
        #expect(action(&inspection, state, at: 1500, isDraining: true, waiting: 1) == .leave)
        #expect(action(&inspection, state, at: 1500) == .leave)
        #expect(action(&inspection, state, at: 1500, isDraining: true) == .retire)
    }

    /// The time for the head is 10 s, so the connection is open since 1000.
    @Test("retires a connection that never sent a byte, after a while, and leaves one that did")
    func retiresUnused() {
        var inspection = Inspection()
        let state = ConnectionState(.opened, until: 11_000)
        #expect(action(&inspection, state, at: 1499, isDraining: true) == .leave)
        #expect(action(&inspection, state, at: 1500, isDraining: true, received: 1) == .leave)
        #expect(action(&inspection, state, at: 1500, isDraining: true, waiting: 1) == .leave)
        #expect(action(&inspection, state, at: 1500, isDraining: true) == .retire)
        #expect(action(&inspection, state, at: 1500) == .leave)
    }

    @Test("leaves requests alone while draining", arguments: [Phase.head, .body, .working, .answer])
    func leavesRequests(phase: Phase) {
        var inspection = Inspection()
        #expect(action(&inspection, ConnectionState(phase, until: 1000), at: 100, isDraining: true) == .leave)
    }
}
