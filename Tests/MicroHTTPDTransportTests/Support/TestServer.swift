import Glibc
import HTTPCore
import MicroHTTPDTransport

/// A server on a free port, with routes that the tests need, which stops when it is released.
final class TestServer {
    let server: Server
    let port: UInt16
    /// What the server logged.
    let events: EventLog

    /// The lines of its log.
    let lines: LineLog
    let application: Application

    final class LineLog: Sendable {
        private let lines = Guarded<[String]>([])
        func append(_ line: [UInt8]) { lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        var all: [String] { lines.withLock { $0 } }
    }

    final class EventLog: Sendable {
        private let events = Guarded<[ServerEvent]>([])
        func append(_ event: ServerEvent) { events.withLock { $0.append(event) } }
        var all: [ServerEvent] { events.withLock { $0 } }
    }

    static let largeSize = 8 << 20

    init(host: String = "127.0.0.1", bodyLimit: Int = 65536, deadlines: Deadlines = Deadlines()) throws {
        var configuration = ServerConfiguration(address: .tcp(host: host, port: 0))
        configuration.poolSize = 2
        configuration.deadlines = deadlines
        let events = EventLog()
        configuration.log = { events.append($0) }
        self.events = events
        let lines = LineLog()
        self.lines = lines
        var options = ApplicationConfiguration()
        options.bodyLimit = bodyLimit
        options.time = .system
        options.log = Log(.info, .json, time: .system, write: lines.append)
        application = Application(Self.routes, options)
        server = Server(application, configuration)
        port = try server.start().port ?? 0
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
