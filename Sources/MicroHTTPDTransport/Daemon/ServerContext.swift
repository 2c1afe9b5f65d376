import HTTPCore
import Synchronization

/// What the callbacks of a running server share.
final class ServerContext: Sendable {
    let application: Application
    let deadlines: Deadlines
    let log: @Sendable (ServerEvent) -> Void
    let connections = ConnectionTable()
    let counters = Counters()
    private let draining = Atomic(false)

    init(_ application: Application, _ configuration: ServerConfiguration) {
        self.application = application
        deadlines = configuration.deadlines
        log = configuration.log
    }

    /// Once true, every answer closes its connection.
    var isDraining: Bool { draining.load(ordering: .acquiring) }

    func startDraining() { draining.store(true, ordering: .releasing) }

    /// Puts a connection into a phase that starts at this moment.
    func move(_ connection: Connection, to phase: Phase) {
        connection.enter(deadlines.state(phase, at: Clock.now))
    }

    /// Applies the deadlines to all connections.
    func sweep() {
        for phase in connections.sweep(at: Clock.now, isDraining: isDraining, deadlines: deadlines) {
            counters.connectionsCut.wrappingAdd(1, ordering: .relaxed)
            log(.cut(phase))
        }
    }
}
