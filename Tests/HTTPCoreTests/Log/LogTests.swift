import JSONCoding
import Synchronization
import Testing

@testable import HTTPCore

@Suite("Log")
struct LogTests {
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        func append(_ line: [UInt8]) { lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        var all: [String] { lines.withLock { $0 } }
    }

    private let lines = Lines()
    /// The clock stands at 1.5 ms, a request starts at 0, and the day is 30 November 2026.
    private let time = TimeSource(monotonic: { 1_500_000 }, calendar: { 1_796_004_597_123 })

    private func application(_ level: Log.Level = .info, _ format: Log.Format = .json) -> Application {
        Application(
            [
                Route(.post, "/a", consumes: [.json]) { Response(.ok, .json, .bytes($0.body)) },
                Route(.get, "/fail") { _ in Response(.internalServerError) },
            ],
            Fixture.configuration {
                $0.time = time
                $0.log = Log(level, format, time: time, write: lines.append)
            }
        )
    }

    private func ask(_ application: Application, _ head: RequestHead, body: String = "", _ ending: Ending = .completed)
    {
        var exchange = application.begin(head)
        if exchange.earlyAnswer == nil {
            _ = exchange.receive(Array(body.utf8).span)
            _ = exchange.finish()
        }
        application.end(exchange, since: 0, from: Array("192.0.2.1".utf8), ending)
    }

    private static let trace = ("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01")

    @Test("has one line of JSON for each request")
    func json() {
        let head = Fixture.head(
            .post,
            "/a?token=secret",
            ("Content-Type", "application/json"),
            ("X-Request-Id", "r1"),
            ("Authorization", "Bearer secret"),
            Self.trace
        )
        ask(application(), head, body: #"{"secret":1}"#)
        #expect(
            lines.all == [
                #"{"ts":"2026-11-30T02:09:57.123Z","level":"info","msg":"request","request_id":"r1","#
                    + #""trace_id":"0af7651916cd43dd8448eb211c80319c","span_id":"b7ad6b7169203331","method":"POST","#
                    + #""route":"/a","status":200,"duration_ms":1.500,"bytes_in":12,"bytes_out":12,"#
                    + #""remote":"192.0.2.1","termination":"completed"}"# + "\n"
            ]
        )
    }

    @Test("is readable on a terminal")
    func text() {
        let head = Fixture.head(.post, "/a", ("Content-Type", "application/json"), ("X-Request-Id", "r1"))
        ask(application(.info, .text), head, body: "{}")
        ask(application(.info, .text), Fixture.head(.get, "/b", ("X-Request-Id", "r2")), .clientClosed)
        #expect(
            lines.all == [
                "02:09:57.123 info POST /a 200 1.500 ms, 2 B in, 2 B out, 192.0.2.1, id r1\n",
                "02:09:57.123 warning GET /b 404 1.500 ms, 0 B in, 97 B out, 192.0.2.1, id r2, client_closed\n",
            ]
        )
    }

    @Test("shows the path that no route has, escaped and shortened, without its query")
    func paths() throws {
        ask(application(), Fixture.head(.get, "/x%22\"\\?secret"))
        ask(application(), Fixture.head(.get, "/" + String(repeating: "y", count: 300)))
        #expect(lines.all[0].contains(#""route":null,"path":"/x%22\"\\","status":404"#))
        #expect(lines.all[1].contains(#""path":"/\#(String(repeating: "y", count: 255))","status""#))
        for line in lines.all {
            #expect(throws: Never.self) { try JSONScanner.check(Array(line.utf8)) }
        }
    }

    @Test("keeps whatever a client sends within one line of JSON", arguments: UInt8.min...UInt8.max)
    func injection(byte: UInt8) throws {
        let head = RequestHead(
            method: .get,
            target: [0x2F, byte],
            fields: Fixture.withHost([("X-Request-Id", String(decoding: [0x61, byte], as: UTF8.self))])
        )
        let log = Log(.info, .json, time: time, write: lines.append)
        ask(application(), head)
        log.append(.info, "event", [("value", String(decoding: [byte], as: UTF8.self))])
        #expect(lines.all.count == 2)
        for line in lines.all {
            #expect(line.filter { $0 == "\n" }.count == 1 && line.hasSuffix("}\n"))
            #expect(line.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
            #expect(throws: Never.self) { try JSONScanner.check(Array(line.utf8)) }
        }
    }

    @Test("tells a request that was never answered")
    func unanswered() {
        application().end(nil, since: 0, from: [], .timedOut)
        #expect(
            lines.all == [
                #"{"ts":"2026-11-30T02:09:57.123Z","level":"warning","msg":"request","method":null,"route":null,"#
                    + #""path":"","status":null,"duration_ms":1.500,"bytes_in":0,"bytes_out":0,"remote":"","#
                    + #""termination":"timed_out"}"# + "\n"
            ]
        )
    }

    @Test("counts no content for HEAD, which gets none")
    func head() {
        ask(application(), Fixture.head(.head, "/b"))
        #expect(lines.all[0].contains(#""bytes_out":0"#))
    }

    @Test(
        "has no lines below its level",
        arguments: [(.debug, 3), (.info, 3), (.warning, 2), (.error, 1), (.off, 0)] as [(Log.Level, Int)]
    )
    func levels(level: Log.Level, count: Int) {
        let application = application(level)
        ask(application, Fixture.head(.get, "/b"))
        ask(application, Fixture.head(.get, "/b"), .clientClosed)
        ask(application, Fixture.head(.get, "/fail"))
        #expect(lines.all.count == count)
    }
}
