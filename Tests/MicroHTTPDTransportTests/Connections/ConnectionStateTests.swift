import MicroHTTPDTransport
import Testing

@Suite("Connection state")
struct ConnectionStateTests {
    @Test(
        "keeps phase and deadline in one word",
        arguments: [Phase.opened, .idle, .head, .body, .working, .answer, .shut],
        [0, 1, 123_456_789, ConnectionState.never, .max]
    )
    func roundTrip(phase: Phase, deadline: UInt64) {
        let state = ConnectionState(rawValue: ConnectionState(phase, until: deadline).rawValue)
        #expect(state.phase == phase)
        #expect(state.deadline == min(deadline, ConnectionState.never))
    }
}
