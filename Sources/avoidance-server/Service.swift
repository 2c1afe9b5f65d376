import Glibc
import HTTPCore
import MicroHTTPDTransport

/// The life of the serving process: start, serve until told to stop, drain, end.
enum Service {
    static func run(_ settings: Settings, _ sockets: SocketActivation) -> ExitCode {
        // Before any thread exists, so that all of them inherit it and the signals wait for this one.
        Signals.hold()
        do throws(StartFailure) {
            try OpenFiles.provide(connections: settings.connectionLimit)
            let credentials = try Credentials(settings)
            guard let writer = LogWriter(STDOUT_FILENO) else { throw .noThread }
            defer { writer.close() }
            let readiness = Readiness()
            let parts = Composition(settings, credentials, sockets, readiness, writer)
            try start(parts, isSecure: credentials.tls != nil)
            readiness.set(true)
            Signals.wait()
            Signals.endAtNext()
            readiness.set(false)
            Signals.pause(settings.settleTime)
            if !parts.service.drain() {
                Terminal.complain("requests that were still open at the drain timeout were cut")
            }
            parts.service.stop()
            parts.admin?.stop()
            return .success
        } catch {
            Terminal.complain("\(error)")
            return error.exitCode
        }
    }

    private static func start(_ parts: Composition, isSecure: Bool) throws(StartFailure) {
        do throws(ListenError) {
            if let admin = parts.admin {
                Terminal.report("probes and metrics at \(url(try admin.start(), isSecure: false))")
            }
            Terminal.report("listening on \(url(try parts.service.start(), isSecure: isSecure))")
        } catch {
            parts.admin?.stop()
            throw .listen(error)
        }
    }

    private static func url(_ address: BoundAddress, isSecure: Bool) -> String {
        switch address {
        case .tcp: (isSecure ? "https://" : "http://") + address.description
        case .unix(let path): "unix:\(path)"
        }
    }
}
