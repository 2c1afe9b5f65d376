import HTTPCore
import MicroHTTPDTransport

/// The life of the serving process: start, serve until told to stop, drain, end.
enum Service {
    static func run(_ settings: Settings) -> ExitCode {
        // Before any thread exists, so that all of them inherit it and the signals wait for this one.
        Signals.hold()
        if let shortage = OpenFiles.shortage(connections: settings.connectionLimit) {
            Terminal.complain(shortage)
            return .unavailable
        }
        let readiness = Readiness()
        var configuration = Composition.configuration(settings)
        // Once it serves, the library's lines are about clients that went away.
        configuration.log = { event in
            if case .library(let line) = event, !readiness.isReady { Terminal.complain(line) }
        }
        let server = Server(Composition.application(settings, readiness), configuration)
        do {
            let address = try server.start()
            readiness.set(true)
            Terminal.report("listening on http://\(address)")
        } catch {
            Terminal.complain("\(error)")
            return .unavailable
        }
        Signals.wait()
        Signals.endAtNext()
        readiness.set(false)
        Signals.pause(settings.settleTime)
        if !server.drain() { Terminal.complain("requests that were still open at the drain timeout were cut") }
        server.stop()
        return .success
    }
}
