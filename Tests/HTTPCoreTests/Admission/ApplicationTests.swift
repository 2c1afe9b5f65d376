import HTTPCore
import Testing

@Suite("Application")
struct ApplicationTests {
    private static let application = Application(
        [
            Route(.get, "/a") { _ in Response(.ok, .json, .bytes(Array("{}".utf8))) },
            Route(.post, "/b", consumes: [.json, .lines], produces: [.json, .plainText], bodyLimit: 10) { request in
                Response(.ok, request.answerType ?? .problem, .bytes(request.body))
            },
        ],
        Fixture.configuration { $0.bodyLimit = 100 }
    )

    private static let json = ("Content-Type", "application/json")

    @Test("hands the body to the route and its answer back")
    func answers() {
        let response = Self.application.respond(to: Fixture.head(.post, "/b", Self.json), body: Array("12".utf8))
        #expect(response.status == .ok)
        #expect(response.text == "12")
        #expect(response.fields.text("Content-Type") == "application/json")
        #expect(response.fields.text("Cache-Control") == "no-store")
        #expect(response.fields.text("X-Content-Type-Options") == "nosniff")
    }

    @Test("drops a body that the route doesn't take")
    func dropsBody() {
        var exchange = Self.application.begin(Fixture.head(.get, "/a", ("Content-Length", "3")))
        #expect(exchange.earlyAnswer == nil)
        #expect(exchange.receive([1, 2, 3]) == .taken)
        #expect(exchange.finish().status == .ok)
    }

    @Test(
        "negotiates before the body is read",
        arguments: [
            (.ok, [json]), (.ok, [json, ("Accept", "text/plain")]), (.ok, [("Content-Type", "application/x-ndjson")]),
            (.notAcceptable, [("Content-Type", "application/x-ndjson"), ("Accept", "application/json")]),
            (.ok, [("Content-Type", "application/json; charset=utf-8")]),
            (.notAcceptable, [json, ("Accept", "image/png")]),
            (.unsupportedMediaType, []), (.unsupportedMediaType, [("Content-Type", "text/plain")]),
            (.unsupportedMediaType, [("Content-Type", "nonsense")]),
            (.unsupportedMediaType, [("Content-Type", "application/json; charset=latin1")]),
            (.unsupportedMediaType, [json, ("Content-Encoding", "br")]),
            (.ok, [json, ("Content-Encoding", "identity")]),
        ] as [(Status, [(String, String)])]
    )
    func negotiates(status: Status, fields: [(String, String)]) {
        let head = RequestHead(method: .post, target: Array("/b".utf8), fields: Fixture.withHost(fields))
        #expect(Self.application.respond(to: head, body: [0x31]).status == status)
    }

    @Test("takes a body of any type where the route says so", arguments: [[], [("Content-Type", "image/png")]])
    func takesAny(fields: [(String, String)]) {
        let application = Application([Route(.put, "/c", consumes: [.any]) { Response(.ok, .json, .bytes($0.body)) }])
        let head = RequestHead(method: .put, target: Array("/c".utf8), fields: Fixture.withHost(fields))
        #expect(application.respond(to: head, body: [0x31]).text == "1")
    }

    @Test("says in a 415 what is taken")
    func accepts() {
        let response = Self.application.respond(to: Fixture.head(.post, "/b"))
        #expect(response.fields.text("Accept") == "application/json, application/x-ndjson")
        let coded = Self.application.respond(to: Fixture.head(.post, "/b", Self.json, ("Content-Encoding", "br")))
        #expect(coded.fields.text("Accept-Encoding") == "gzip")
    }

    @Test(
        "answers at once where the body isn't worth reading",
        arguments: [
            (404, "/c", [("Content-Length", "401")], true), (404, "/c", [("Content-Length", "400")], false),
            (404, "/c", [("Transfer-Encoding", "chunked")], true), (404, "/c", [], false),
            (404, "/c", [("Content-Length", "1"), ("Expect", "100-continue")], true),
            (413, "/b", [json, ("Content-Length", "41")], true), (413, "/b", [json, ("Content-Length", "40")], false),
            (413, "/b", [json, ("Content-Length", "11"), ("Expect", "100-continue")], true),
            (413, "/b", [json, ("Content-Length", "9223372036854775807")], true),
            (415, "/b", [("Content-Length", "10")], false), (415, "/b", [("Content-Length", "41")], true),
            (400, "/%00", [], true), (400, "/a", [("Host", "@")], true), (405, "/a", [("Content-Length", "401")], true),
        ] as [(UInt16, String, [(String, String)], Bool)]
    )
    func early(status: UInt16, path: String, fields: [(String, String)], isEarly: Bool) {
        let head = RequestHead(method: .post, target: Array(path.utf8), fields: Fixture.withHost(fields))
        var exchange = Self.application.begin(head)
        if isEarly {
            #expect(exchange.earlyAnswer?.status.rawValue == status)
        } else {
            #expect(exchange.earlyAnswer == nil)
            #expect(exchange.finish().status.rawValue == status)
        }
    }

    @Test("keeps to the limit whatever the pieces")
    func limit() {
        let head = Fixture.head(.post, "/b", Self.json, ("Transfer-Encoding", "chunked"))
        var full = Self.application.begin(head)
        for _ in 0..<10 { #expect(full.receive([0x31]) == .taken) }
        #expect(full.finish().text == "1111111111")
        var over = Self.application.begin(head)
        #expect(over.receive([UInt8](repeating: 0, count: 11)) == .taken)
        #expect(over.receive([UInt8](repeating: 0, count: 29)) == .taken)
        #expect(over.finish().status == .contentTooLarge)
        var flood = Self.application.begin(head)
        #expect(flood.receive([UInt8](repeating: 0, count: 40)) == .taken)
        #expect(flood.receive([0]) == .flooded)
    }

    @Test("knows methods by their exact names")
    func methods() {
        #expect(Self.application.respond(to: Fixture.head(nil)).status == .notImplemented)
        let connect = Self.application.respond(to: Fixture.head(.connect, "a:80"))
        #expect(connect.status == .methodNotAllowed)
        #expect(connect.fields.text("Allow") == "GET, POST, HEAD, OPTIONS")
    }

    @Test("answers OPTIONS without content")
    func options() {
        let response = Self.application.respond(to: Fixture.head(.options, "/b"))
        #expect(response.status == .noContent)
        #expect(response.content.isEmpty)
        #expect(response.fields.text("Allow") == "POST, OPTIONS")
    }

    @Test("makes every refusal a problem that no cache keeps", arguments: ["/c", "/%00", "/b"])
    func problems(path: String) {
        let response = Self.application.respond(to: Fixture.head(.get, path))
        #expect(response.fields.text("Content-Type") == "application/problem+json")
        #expect(response.fields.all("Cache-Control").count == 1)
        #expect(response.fields.all("X-Content-Type-Options").count == 1)
        #expect(response.text.contains("\"status\":\(response.status.rawValue)"))
    }
}
