import Glibc
import Testing

/// The built server, started on a free port.
final class ServerProcess {
    let process: ChildProcess
    let address: ServerAddress

    init(_ arguments: [String] = [], environment: [String: String] = [:]) async throws {
        process = try ChildProcess(
            BuiltProgram.server.path,
            ["--port", "0"] + arguments,
            environment: environment
        )
        var port: UInt16?
        _ = try await Waiting.until { [process] in
            port = process.errors.firstMatch(of: /listening on http:\/\/\S+:(\d+)\n/).flatMap { UInt16($0.1) }
            return port != nil || !process.isRunning
        }
        address = ServerAddress(port: try #require(port, "the server did not start: \(process.errors)"))
    }

    func terminate() { process.send(SIGTERM) }

    /// Tells it to stop, and tests that it ends as it should.
    func stop() async throws {
        terminate()
        #expect(try await process.wait() == .exit(0))
    }
}
