import Glibc
import HTTPCore
import MicroHTTPDTransport
import Synchronization

/// A server on a free port, with routes that the tests need, which stops when it is released.
final class TestServer {
    let server: Server
    let port: UInt16
    /// What the server logged.
    let events: EventLog

    final class EventLog: Sendable {
        private let events = Mutex<[ServerEvent]>([])
        func append(_ event: ServerEvent) { events.withLock { $0.append(event) } }
        var all: [ServerEvent] { events.withLock { $0 } }
    }

    static let largeSize = 8 << 20

    init(bodyLimit: Int = 65536, deadlines: Deadlines = Deadlines()) throws {
        var configuration = ServerConfiguration(address: .tcp(host: "127.0.0.1", port: 0))
        configuration.poolSize = 2
        configuration.deadlines = deadlines
        let events = EventLog()
        configuration.log = { events.append($0) }
        self.events = events
        server = Server(Application(Self.routes, bodyLimit: bodyLimit), configuration)
        port = try server.start().port
    }

    deinit { server.stop() }

    func client() throws -> RawClient { try RawClient(port: port) }

    /// Waits until the condition holds, at most five seconds.
    static func eventually(_ condition: () -> Bool) -> Bool {
        let deadline = RawClient.now + 5
        while !condition() {
            guard RawClient.now < deadline else { return false }
            usleep(2000)
        }
        return true
    }

    private static let routes = [
        Route(.get, "/hello", produces: [.plainText]) { _ in Response(.ok, .plainText, .bytes(Array("hello".utf8))) },
        Route(.post, "/echo", consumes: [.plainText, .json], produces: [.plainText]) { request in
            Response(.ok, .plainText, .bytes(request.body))
        },
        Route(.get, "/large", produces: [.plainText]) { _ in
            Response(.ok, .plainText, .bytes([UInt8](repeating: 0x61, count: largeSize)))
        },
        StaticDocument(Array("openapi: 3.1.0\n".utf8), .yaml).route("/document"),
    ]
}
