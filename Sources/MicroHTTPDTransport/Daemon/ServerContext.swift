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
    /// The library's lines while it starts, which say why it can't; nil once it runs.
    private let startLines = Guarded<[String]?>([])

    init(_ application: Application, _ configuration: ServerConfiguration) {
        self.application = application
        deadlines = configuration.deadlines
        log = configuration.log
    }

    /// Once true, every answer closes its connection.
    var isDraining: Bool { draining.load(ordering: .acquiring) }

    func startDraining() { draining.store(true, ordering: .releasing) }

    /// Takes a line of the library's own.
    func hear(_ line: String) {
        let isStarting = startLines.withLock { lines in
            lines?.append(line)
            return lines != nil
        }
        if !isStarting { log(.library(line)) }
    }

    /// Ends the start, and gives the lines that the library had to say meanwhile.
    func takeStartLines() -> [String] {
        startLines.withLock { lines in
            defer { lines = nil }
            return lines ?? []
        }
    }

    /// Puts a connection into a phase that starts at this moment.
    func move(_ connection: Connection, to phase: Phase) {
        connection.enter(deadlines.state(phase, at: Clock.now))
    }

    /// Applies the deadlines to all connections.
    func sweep() {
        for phase in connections.sweep(at: Clock.now, isDraining: isDraining, deadlines: deadlines) {
            counters.connectionsCut.wrappingAdd(1, ordering: .relaxed)
            if phase != .idle { application.metrics.count(.deadline) }
            log(.cut(phase))
        }
    }
}
