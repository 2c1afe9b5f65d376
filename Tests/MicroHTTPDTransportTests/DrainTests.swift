import Glibc
import MicroHTTPDTransport
import Testing

@Suite("Drain", .serialized)
struct DrainTests {
    /// Drains on a thread of its own while the test goes on.
    private final class Drain: Sendable {
        private let result = Guarded<Bool?>(nil)

        init(_ server: Server) {
            let box = Unmanaged.passRetained(
                Job { [self] in
                    let isEmpty = server.drain()
                    result.withLock { $0 = isEmpty }
                }
            )
            var thread = pthread_t()
            pthread_create(
                &thread,
                nil,
                { pointer in
                    pointer.map { Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work() }
                    return nil
                },
                box.toOpaque()
            )
            pthread_detach(thread)
        }

        private final class Job: Sendable {
            let work: @Sendable () -> Void
            init(_ work: @escaping @Sendable () -> Void) { self.work = work }
        }

        var isOver: Bool { result.withLock { $0 != nil } }
        var hasEmptied: Bool { result.withLock { $0 == true } }
    }

    private static let get = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n"
    private static let postHead =
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 6\r\n\r\n"

    @Test("shuts idle and unused connections soon and refuses new ones")
    func idle() throws {
        let server = try TestServer()
        let idle = try server.client()
        idle.send(Self.get)
        #expect(try idle.readResponse().status == 200)
        let unused = try server.client()
        #expect(TestServer.eventually { server.server.statistics.connectionsStarted == 2 })
        let start = RawClient.now
        #expect(server.server.drain())
        #expect(RawClient.now - start < 1)
        #expect(idle.isClosed(within: 1))
        #expect(unused.isClosed(within: 1))
        #expect(throws: RawClient.ClientError.notConnected(ECONNREFUSED)) { try server.client() }
    }

    @Test("answers a request whose body is still coming, and closes its connection")
    func inFlight() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(Self.postHead + "abc")
        #expect(TestServer.eventually { server.server.statistics.requestsBegun == 1 })
        let drain = Drain(server.server)
        #expect(!client.isClosed(within: 0.3))
        #expect(!drain.isOver)
        client.send("def")
        let response = try client.readResponse()
        #expect(response.text == "abcdef")
        #expect(response.closes)
        #expect(TestServer.eventually { drain.isOver })
        #expect(drain.hasEmptied)
    }

    @Test("answers a request whose head is half there when draining starts")
    func halfHead() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /hel")
        usleep(20_000)
        let drain = Drain(server.server)
        #expect(!client.isClosed(within: 0.2))
        client.send("lo HTTP/1.1\r\nHost: a\r\n\r\n")
        let response = try client.readResponse()
        #expect(response.text == "hello")
        #expect(response.closes)
        #expect(TestServer.eventually { drain.hasEmptied })
    }

    @Test("answers requests that arrive on open connections at the moment of draining")
    func arriving() throws {
        var deadlines = Deadlines()
        // Longer than a busy machine may hold the test up between two requests.
        deadlines.quiet = .seconds(5)
        for _ in 0..<20 {
            let server = try TestServer(deadlines: deadlines)
            var clients = try (0..<8).map { _ in try server.client() }
            for client in clients {
                client.send(Self.get)
                #expect(try client.readResponse().status == 200)
            }
            let drain = Drain(server.server)
            for client in clients { client.send(Self.get) }
            for client in clients { #expect(try client.readResponse().text == "hello") }
            clients = []
            #expect(TestServer.eventually { drain.hasEmptied })
        }
    }

    @Test("gives up at its deadline, and stopping cuts the rest")
    func deadline() throws {
        var deadlines = Deadlines()
        deadlines.drain = .milliseconds(200)
        let server = try TestServer(deadlines: deadlines)
        let client = try server.client()
        client.send(Self.postHead + "abc")
        #expect(TestServer.eventually { server.server.statistics.requestsBegun == 1 })
        #expect(!server.server.drain())
        server.server.stop()
        #expect(client.isClosed(within: 1))
        #expect(server.server.statistics.connectionsClosed == 1)
        #expect(server.server.statistics.requestsCompleted == 1)
    }

    @Test("starts and stops again and again under connections")
    func startStop() throws {
        var deadlines = Deadlines()
        deadlines.quiet = .zero
        for _ in 0..<50 {
            let server = try TestServer(deadlines: deadlines)
            let clients = try (0..<4).map { _ in try server.client() }
            for client in clients { client.send(Self.get) }
            _ = server.server.drain()
            server.server.stop()
            let statistics = server.server.statistics
            #expect(statistics.connectionsStarted == statistics.connectionsClosed)
        }
    }
}
