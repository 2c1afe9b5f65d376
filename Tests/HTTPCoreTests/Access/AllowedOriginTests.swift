import Testing

@testable import HTTPCore

@Suite("Allowed origins")
struct AllowedOriginTests {
    private static let page = "https://page.example"
    private static let preflight = [("Access-Control-Request-Method", "POST")]

    private func ask(
        _ origins: [String]?,
        _ method: Method,
        origin: String?,
        _ fields: [(String, String)] = [],
        target: String = "/a",
        keys: [String]? = nil
    ) -> Response {
        let application = Application(
            [Route(.post, "/a", consumes: [.json]) { _ in Response(.ok, .json, .bytes([])) }],
            Fixture.configuration {
                $0.origins = origins.flatMap(AllowedOrigins.init)
                $0.keys = keys.flatMap(AccessKeys.init)
            }
        )
        var all = HeaderFields([("Host", "a"), ("Content-Type", "application/json")])
        if let origin { all.append("Origin", origin) }
        for field in fields { all.append(field.0, field.1) }
        return application.respond(to: RequestHead(method: method, target: Array(target.utf8), fields: all))
    }

    private func names(_ response: Response) -> [String] {
        (0..<response.fields.count).map { String(decoding: response.fields.name(at: $0), as: UTF8.self) }
            .filter { $0.hasPrefix("Access-Control") || $0 == "Vary" }
    }

    @Test("are none by default")
    func off() {
        #expect(names(ask(nil, .post, origin: Self.page)) == [])
        #expect(names(ask(nil, .options, origin: Self.page, Self.preflight)) == [])
    }

    @Test("are named exactly, refusals too", arguments: ["/a", "/nothing", "/%00"])
    func exact(target: String) {
        let response = ask(["https://other.example", Self.page], .post, origin: Self.page, target: target)
        #expect(response.fields.text("Access-Control-Allow-Origin") == Self.page)
        #expect(response.fields.text("Access-Control-Expose-Headers") == "ETag, Retry-After, X-Request-Id, traceparent")
        #expect(response.fields.text("Vary") == "Origin")
        #expect(!response.fields.contains("Access-Control-Allow-Credentials"))
    }

    @Test(
        "are told to no other page, and a cache is told that it depends",
        arguments: [
            "https://page.example:443", "http://page.example", "https://PAGE.example", "https://page.example.evil",
            "https://evil-page.example", "https://page.example/", "null", "",
        ]
    )
    func others(origin: String) {
        for (method, fields) in [(Method.post, []), (.options, Self.preflight)] {
            #expect(names(ask([Self.page], method, origin: origin, fields)) == ["Vary"])
        }
    }

    @Test("may be any")
    func any() {
        let response = ask(["*"], .post, origin: "null")
        #expect(response.fields.text("Access-Control-Allow-Origin") == "*")
        #expect(!response.fields.contains("Vary"))
        #expect(names(ask(["*"], .post, origin: nil)) == [])
    }

    @Test("are told in a preflight what they may, without a key")
    func preflight() {
        let response = ask([Self.page], .options, origin: Self.page, Self.preflight, keys: ["0123456789abcdef"])
        #expect(response.status == .noContent)
        #expect(response.fields.text("Access-Control-Allow-Origin") == Self.page)
        #expect(response.fields.text("Access-Control-Allow-Methods") == "POST, OPTIONS")
        #expect(
            response.fields.text("Access-Control-Allow-Headers")
                == "Authorization, Content-Encoding, Content-Type, If-None-Match, X-Request-Id, traceparent"
        )
        #expect(response.fields.text("Access-Control-Max-Age") == "600")
    }

    @Test("need the key for everything that isn't a preflight of theirs")
    func keys() {
        let keys = ["0123456789abcdef"]
        #expect(ask([Self.page], .options, origin: Self.page, keys: keys).status == .unauthorized)
        #expect(ask([Self.page], .options, origin: "https://x", Self.preflight, keys: keys).status == .unauthorized)
        let refused = ask([Self.page], .post, origin: Self.page, Self.preflight, keys: keys)
        #expect(refused.status == .unauthorized)
        #expect(refused.fields.text("Access-Control-Allow-Origin") == Self.page)
    }

    @Test("are written as a browser sends them")
    func syntax() {
        for origin in ["https://a", "http://localhost:3000", "http://[::1]:80", "capacitor://localhost"] {
            #expect(AllowedOrigins([origin]) != nil, "\(origin)")
        }
        for origin in [
            "", "a.example", "https://", "://a", "https://a/", "https://a?b", "https://A", "HTTPS://a", "null",
            "https://a b",
        ] {
            #expect(AllowedOrigins([origin]) == nil, "\(origin)")
        }
        #expect(AllowedOrigins([]) == nil)
        #expect(AllowedOrigins(["*", "https://a"]) == nil)
    }
}
