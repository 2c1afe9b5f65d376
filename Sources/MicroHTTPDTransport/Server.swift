package import HTTPCore

/// An HTTP/1.1 server on libmicrohttpd that answers with an ``Application``.
///
/// `start`, then `drain` (optional), then `stop`; each once. Requests are answered on worker threads.
package final class Server: Sendable {
    private enum Stage {
        case created
        case running(Running)
        case stopped
    }

    private struct Running {
        var socket: ListenSocket
        var daemon: Daemon
        var reaper: Reaper
        var isQuiet = false
    }

    private let configuration: ServerConfiguration
    private let context: ServerContext
    private let stage = Guarded(Stage.created)

    package init(_ application: Application, _ configuration: ServerConfiguration) {
        self.configuration = configuration
        context = ServerContext(application, configuration)
    }

    deinit { stop() }

    package var statistics: ServerStatistics { context.counters.statistics }

    /// Listens and serves; the address has the real port.
    package func start() throws(ListenError) -> BoundAddress {
        try stage.withLock { stage throws(ListenError) in
            guard case .created = stage else { throw .alreadyStarted }
            let socket = try ListenSocket(configuration.address)
            do throws(ListenError) {
                stage = .running(try run(socket))
            } catch {
                socket.close()
                throw error
            }
            return socket.address
        }
    }

    private func run(_ socket: ListenSocket) throws(ListenError) -> Running {
        let daemon = Daemon(context, configuration, listenSocket: socket.descriptor)
        let lines = context.takeStartLines()
        guard let daemon else {
            throw configuration.tls == nil
                ? .library(reason: lines.joined(separator: " ")) : .certificate(reason: Self.cause(lines))
        }
        do throws(ListenError) {
            let reaper = try Reaper(tick: context.deadlines.tick) { [context] in context.sweep() }
            return Running(socket: socket, daemon: daemon, reaper: reaper)
        } catch {
            daemon.quiesce()
            daemon.stop()
            throw error
        }
    }

    /// What GnuTLS says, without the library's own words before and after it.
    private static func cause(_ lines: [String]) -> String {
        let cause = lines.first?.split(separator: ": ").last ?? "unknown"
        return String(cause.last == "." ? cause.dropLast() : cause)
    }

    /// Takes no more connections, answers what is open, and returns when nothing is or the deadline is over.
    ///
    /// Every answer from here on closes its connection. Connections that are idle for a while are shut, those with a byte waiting
    /// are answered first.
    ///
    /// - Returns: whether every connection has ended.
    package func drain() -> Bool {
        quiesce()
        context.startDraining()
        let deadline = Clock.now &+ context.deadlines.$drain
        while !context.connections.isEmpty {
            guard Clock.now < deadline else { return false }
            context.sweep()
            Clock.sleep(milliseconds: Self.drainTick)
        }
        return true
    }

    /// Cuts what is still open and ends all threads; nothing happens the second time.
    package func stop() {
        quiesce()
        stage.withLock { stage in
            guard case .running(let running) = stage else { return }
            running.daemon.stop()
            running.reaper.stop()
            running.socket.close()
            stage = .stopped
        }
    }

    private static let drainTick = 10

    /// How long connections that wait in the system's queue may take to be accepted, in milliseconds.
    private static let acceptGrace: UInt64 = 100

    private func quiesce() {
        stage.withLock { stage in
            guard case .running(var running) = stage, !running.isQuiet else { return }
            let deadline = Clock.now &+ Self.acceptGrace
            while running.socket.hasWaitingConnection, Clock.now < deadline { Clock.sleep(milliseconds: 1) }
            running.daemon.quiesce()
            running.socket.refuse()
            running.isQuiet = true
            stage = .running(running)
        }
    }
}
