import Glibc
import Testing

@Suite("Stopping the server")
struct StopTests {
    private let request = Message.adjustment(DesignExample.request)

    /// A connection with half a request's body sent, which the server has begun to read.
    private func halfSent(to server: ServerProcess) throws -> RawConnection {
        let connection = try server.address.connect()
        connection.send(Message.text("GET /healthz"))
        #expect(try connection.readResponse().status == 200)
        connection.send(String(request.dropLast(DesignExample.request.count / 2)))
        return connection
    }

    /// Tells the server to stop and waits until it takes no more connections.
    private func beginDrain(_ server: ServerProcess) async throws {
        server.terminate()
        #expect(try await Waiting.until { !server.address.isListening })
    }

    @Test("still answers a request of which half is sent, closes its connection, and ends with 0")
    func halfSentBody() async throws {
        let server = try await ServerProcess()
        let connection = try halfSent(to: server)
        try await beginDrain(server)
        #expect(server.process.isRunning)
        connection.send(String(request.suffix(DesignExample.request.count / 2)))
        let response = try connection.readResponse()
        #expect(response.status == 200)
        #expect(response.closes)
        #expect(try response.json == JSON(parsing: DesignExample.answer))
        #expect(connection.isClosed())
        #expect(try await server.process.wait() == .exit(0))
        #expect(server.process.errors == "listening on \(server.address.url)\n")
    }

    @Test("answers whatever was sent before the signal, seen by the server or not")
    func sentBefore() async throws {
        for _ in 0..<5 {
            let server = try await ServerProcess()
            let connections = try (0..<8).map { _ in try server.address.connect() }
            for connection in connections { connection.send(request) }
            server.terminate()
            for connection in connections { #expect(try connection.readResponse().status == 200) }
            #expect(try await server.process.wait() == .exit(0))
        }
    }

    @Test("ends at once at the second signal", arguments: [SIGTERM, SIGINT])
    func secondSignal(second: Int32) async throws {
        let server = try await ServerProcess()
        let connection = try halfSent(to: server)
        try await beginDrain(server)
        #expect(server.process.isRunning)
        server.process.send(second)
        #expect(try await server.process.wait(within: 2) == .exit(128 + second))
        #expect(connection.isClosed())
    }

    @Test("shuts idle connections and does not wait for them")
    func idle() async throws {
        let server = try await ServerProcess()
        let connection = try server.address.connect()
        connection.send(request)
        #expect(try connection.readResponse().status == 200)
        server.terminate()
        #expect(connection.isClosed(within: 5))
        #expect(try await server.process.wait(within: 5) == .exit(0))
    }

    @Test("cuts what is still open at the drain's time limit, says so, and ends with 0")
    func drainTimeout() async throws {
        let server = try await ServerProcess(["--drain-timeout", "200ms"])
        let connection = try halfSent(to: server)
        server.terminate()
        #expect(try await server.process.wait(within: 5) == .exit(0))
        #expect(connection.isClosed())
        #expect(server.process.errors.hasSuffix("requests that were still open at the drain timeout were cut\n"))
    }

    @Test("is not ready any more while it settles, but alive and serving")
    func settling() async throws {
        let server = try await ServerProcess(["--settle", "60m"])
        #expect(try server.address.ask(Message.text("GET /readyz")).status == 200)
        server.terminate()
        let isUnready = try await Waiting.until { try server.address.ask(Message.text("GET /readyz")).status == 503 }
        #expect(isUnready)
        #expect(try server.address.ask(Message.text("GET /healthz")).status == 200)
        #expect(try server.address.ask(request).status == 200)
        server.terminate()
        #expect(try await server.process.wait(within: 2) == .exit(128 + SIGTERM))
    }

    @Test("works by SIGINT as well")
    func interrupt() async throws {
        let server = try await ServerProcess()
        server.process.send(SIGINT)
        #expect(try await server.process.wait(within: 5) == .exit(0))
    }
}
