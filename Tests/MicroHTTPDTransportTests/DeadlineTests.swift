import Glibc
import MicroHTTPDTransport
import Testing

/// Clients that are too slow, each against deadlines of a second or less.
@Suite("Deadlines", .serialized)
struct DeadlineTests {
    private static let deadline = 0.8

    /// The deadline, the reaper's tick and the machine's own delays.
    private static let patience = deadline + 1

    private static func server(idle: Duration = .seconds(60)) throws -> TestServer {
        var deadlines = Deadlines()
        deadlines.head = .milliseconds(800)
        deadlines.body = .milliseconds(800)
        deadlines.answer = .milliseconds(800)
        deadlines.idle = idle
        return try TestServer(deadlines: deadlines)
    }

    /// Sends byte after byte every 50 ms; returns the seconds until the server closed, nil if it never did.
    private func drip(_ text: String, _ client: RawClient, honest: RawClient? = nil) throws -> Double? {
        let start = RawClient.now
        for byte in text.utf8 {
            client.send([byte])
            if client.isClosed(within: 0.05) { return RawClient.now - start }
            if let honest {
                honest.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(try honest.readResponse(within: 1).status == 200)
            }
            if RawClient.now - start > Self.patience + 1 { return nil }
        }
        return client.isClosed(within: Self.patience) ? RawClient.now - start : nil
    }

    private func expectCut(_ seconds: Double?) throws {
        let seconds = try #require(seconds, "the connection was not cut")
        #expect(seconds >= Self.deadline - 0.3)
        #expect(seconds <= Self.patience)
    }

    @Test("cuts a request line that trickles in")
    func requestLine() throws {
        let server = try Self.server()
        try expectCut(drip("GET /" + String(repeating: "a", count: 200), try server.client(), honest: server.client()))
        #expect(TestServer.eventually { server.events.all.contains(.cut(.opened)) })
    }

    @Test("cuts header fields that trickle in")
    func fields() throws {
        let server = try Self.server()
        let client = try server.client()
        client.send("GET /hello HTTP/1.1\r\nHost: a\r\n")
        try expectCut(drip("X-A: " + String(repeating: "a", count: 200), client, honest: server.client()))
        #expect(TestServer.eventually { server.events.all.contains(.cut(.head)) })
    }

    @Test("cuts a second request's line that trickles in on an idle connection")
    func secondRequestLine() throws {
        let server = try Self.server()
        let client = try server.client()
        client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.readResponse().status == 200)
        // The reaper must have seen the connection idle.
        #expect(!client.isClosed(within: 0.3))
        try expectCut(drip("GET /" + String(repeating: "a", count: 200), client))
    }

    @Test("cuts a body that trickles in", arguments: ["Content-Length: 500\r\n", "Transfer-Encoding: chunked\r\n"])
    func body(framing: String) throws {
        let server = try Self.server()
        let client = try server.client()
        client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n\(framing)\r\n100\r\n")
        try expectCut(drip(String(repeating: "a", count: 200), client, honest: server.client()))
        #expect(TestServer.eventually { server.events.all.contains(.cut(.body)) })
    }

    @Test("cuts a client that takes the answer a few bytes at a time")
    func answer() throws {
        let server = try Self.server()
        let client = try RawClient(port: server.port, receiveBuffer: 4096)
        client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
        let start = RawClient.now
        while server.server.statistics.connectionsClosed == 0, RawClient.now - start < 4 {
            _ = client.readSome(16)
            usleep(20_000)
        }
        try expectCut(RawClient.now - start)
        #expect(TestServer.eventually { server.events.all.contains(.cut(.answer)) })
    }

    @Test("cuts a client that has stopped sending in the middle of the body")
    func halfClosed() throws {
        let server = try Self.server()
        let client = try server.client()
        client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nabc")
        client.finishSending()
        #expect(client.isClosed(within: Self.patience))
    }

    @Test("shuts an idle connection after the idle deadline, and leaves one that is used")
    func idle() throws {
        let server = try Self.server(idle: .milliseconds(800))
        let idle = try server.client()
        let used = try server.client()
        for client in [idle, used] {
            client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.readResponse().status == 200)
        }
        let start = RawClient.now
        while !idle.isClosed(within: 0.1) {
            guard RawClient.now - start < Self.patience else { break }
            used.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try used.readResponse().status == 200)
        }
        try expectCut(RawClient.now - start)
        #expect(!used.isClosed(within: 0.01))
    }

    @Test("cuts a crowd of slow clients and counts them")
    func crowd() throws {
        let server = try Self.server()
        let clients = try (0..<50).map { _ in try server.client() }
        for client in clients { client.send("POST /echo HTTP/1.1\r\nHost: a\r\n") }
        for client in clients { #expect(client.isClosed(within: Self.patience)) }
        #expect(TestServer.eventually { server.server.statistics.connectionsClosed == 50 })
        // The reaper counts when its round is over, which the clients don't wait for.
        #expect(TestServer.eventually { server.server.statistics.connectionsCut == 50 })
        let statistics = server.server.statistics
        #expect(statistics.requestsBegun == 50)
        #expect(statistics.requestsCompleted == 50)
    }
}
