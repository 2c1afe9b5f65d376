import Testing

@testable import HTTPCore

@Suite("Access keys")
struct AccessKeyTests {
    private static let first = "0123456789abcdef"
    private static let second = "ABCDEFGHIJKLMNOP-._~+/=="

    private let application = Application(
        [
            Route(.post, "/a", consumes: [.json]) { _ in Response(.ok, .json, .bytes([])) },
            Route(.get, "/probe", isProbe: true) { _ in Response(.ok, .json, .bytes([])) },
        ],
        Fixture.configuration { $0.keys = AccessKeys([first, second]) }
    )

    private func ask(_ target: String, _ method: Method = .post, _ authorization: String...) -> Response {
        var fields = HeaderFields([("Host", "a"), ("Content-Type", "application/json")])
        for value in authorization { fields.append("Authorization", value) }
        return application.respond(to: RequestHead(method: method, target: Array(target.utf8), fields: fields))
    }

    @Test(
        "lets in who shows one of them",
        arguments: ["Bearer \(first)", "Bearer \(second)", "bearer \(first)", "BEARER   \(first)"]
    )
    func good(value: String) {
        #expect(ask("/a", .post, value).status == .ok)
    }

    @Test(
        "refuses any other with 401 and says so",
        arguments: [
            "Bearer 0123456789abcdeg", "Bearer 0123456789abcde", "Bearer 0123456789abcdeff", "Bearer",
            "Bearer \(first) ", "Bearer \(first), Bearer \(first)", "Bearer \(first)\(first)",
            "Bearer 0123456789ABCDEF",
        ]
    )
    func unknown(value: String) {
        let response = ask("/a", .post, value)
        #expect(response.status == .unauthorized)
        #expect(response.fields.text("WWW-Authenticate") == #"Bearer realm="avoidance", error="invalid_token""#)
        #expect(response.fields.text("Content-Type") == "application/problem+json")
    }

    @Test("asks for one where there is none", arguments: ["", "Basic 0123456789abcdef", first])
    func missing(value: String) {
        let response = value.isEmpty ? ask("/a") : ask("/a", .post, value)
        #expect(response.status == .unauthorized)
        #expect(response.fields.text("WWW-Authenticate") == #"Bearer realm="avoidance""#)
    }

    @Test("refuses two at a time")
    func several() {
        #expect(ask("/a", .post, "Bearer \(Self.first)", "Bearer \(Self.first)").status == .badRequest)
    }

    @Test("are asked for before anything else is told")
    func order() {
        #expect(ask("/nothing").status == .unauthorized)
        #expect(ask("/a", .get).status == .unauthorized)
        #expect(ask("/a", .options).status == .unauthorized)
        #expect(ask("/nothing", .post, "Bearer \(Self.first)").status == .notFound)
    }

    @Test("aren't asked for at a probe")
    func probes() {
        #expect(ask("/probe", .get).status == .ok)
        #expect(ask("/probe", .head).status == .ok)
    }

    @Test("are 16 to 256 characters of a token")
    func syntax() {
        #expect(AccessKeys([]) != nil)
        #expect(AccessKeys([String(repeating: "a", count: 256)])?.count == 1)
        for key in [
            "", "0123456789abcde", String(repeating: "a", count: 257), "0123456789 abcdef", "0123456789abcdé",
            "0123456789abc=def", "================",
        ] {
            #expect(AccessKeys([Self.first, key]) == nil, "\(key)")
        }
    }
}
