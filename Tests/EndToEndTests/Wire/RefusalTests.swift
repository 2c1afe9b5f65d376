import Testing

@Suite("A request that is refused", .served)
struct RefusalTests {
    /// What is sent, and what must come back.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let request: String
        let status: Int
        /// A part of the problem's detail.
        let detail: String
        let fields: [String: String]

        init(
            _ name: String,
            _ request: String,
            _ status: Int,
            _ detail: String,
            fields: [String: String] = [:]
        ) {
            testDescription = name
            self.request = request
            self.status = status
            self.detail = detail
            self.fields = fields
        }
    }

    private static let json = "Content-Type: application/json"
    private static let body = DesignExample.request

    private static let refusals = [
        Refusal("a path that isn't there", Message.text("GET /v1/adjustment"), 404, "nothing at this path"),
        Refusal("a path in another case", Message.text("GET /HEALTHZ"), 404, "nothing at this path"),
        Refusal(
            "GET of an operation that takes a body",
            Message.text("GET /v1/adjustments"),
            405,
            "POST, OPTIONS",
            fields: ["Allow": "POST, OPTIONS"]
        ),
        Refusal(
            "QUERY, which the contract can't describe",
            Message.text("QUERY /v1/adjustments", ["Content-Length: 0"]),
            405,
            "POST, OPTIONS",
            fields: ["Allow": "POST, OPTIONS"]
        ),
        Refusal(
            "POST of a document",
            Message.text("POST /openapi.yaml", ["Content-Length: 0"]),
            405,
            "GET, HEAD, OPTIONS",
            fields: ["Allow": "GET, HEAD, OPTIONS"]
        ),
        Refusal(
            "a client that wants HTML",
            Message.adjustment(body, [json, "Accept: text/html"]),
            406,
            "application/json"
        ),
        Refusal(
            "a client that refuses JSON",
            Message.adjustment(body, [json, "Accept: */*, application/json;q=0"]),
            406,
            "application/json"
        ),
        Refusal(
            "a contract wanted as JSON",
            Message.text("GET /openapi.yaml", ["Accept: application/json"]),
            406,
            "application/yaml"
        ),
        Refusal(
            "a body beyond the limit",
            Message.adjustment(String(repeating: " ", count: 262_145)),
            413,
            "262144 bytes"
        ),
        Refusal(
            "a body of no stated type",
            Message.adjustment(body, []),
            415,
            "application/json",
            fields: ["Accept": "application/json, application/x-ndjson"]
        ),
        Refusal(
            "a form",
            Message.adjustment(body, ["Content-Type: application/x-www-form-urlencoded"]),
            415,
            "application/json",
            fields: ["Accept": "application/json, application/x-ndjson"]
        ),
        Refusal(
            "another charset",
            Message.adjustment(body, ["Content-Type: application/json; charset=latin1"]),
            415,
            "UTF-8"
        ),
        Refusal(
            "a body in an unknown coding",
            Message.adjustment(body, [json, "Content-Encoding: br"]),
            415,
            "gzip",
            fields: ["Accept-Encoding": "gzip"]
        ),
        Refusal(
            "an expectation that can't be met",
            Message.adjustment(body, [json, "Expect: a-miracle"]),
            417,
            "100-continue"
        ),
        Refusal("JSON that is wrong", Message.adjustment("{}"), 422, "2 faults"),
        Refusal("what is no JSON", Message.adjustment("{"), 400, "Line 1, column 2"),
        Refusal(
            "a parameter that isn't known",
            Message.text("POST /v1/adjustments?explian=true", [json, "Content-Length: 2"], body: "{}"),
            400,
            "explian"
        ),
        Refusal("a method that isn't known", Message.text("BREW /healthz"), 501, "not known"),
        Refusal("a method in lower case", Message.text("get /healthz"), 501, "case-sensitive"),
        Refusal("two hosts", Message.text("GET /healthz", ["Host: other"]), 400, "Host"),
        Refusal("no host", "GET /healthz HTTP/1.1\r\n\r\n", 400, "Host"),
        Refusal("a bad percent escape", Message.text("GET /healthz?%zz"), 400, "percent sign"),
        Refusal(
            "a length beside chunks",
            Message.adjustment("0\r\n\r\n", [json, "Transfer-Encoding: chunked"]),
            400,
            "may not be sent together"
        ),
        Refusal(
            "a transfer coding that isn't known",
            Message.text("POST /v1/adjustments", [json, "Transfer-Encoding: gzip, chunked"], body: "0\r\n\r\n"),
            501,
            "chunked"
        ),
    ]

    @Test("gets a problem that says why", arguments: refusals)
    func refusal(_ refusal: Refusal) throws {
        let response = try ServerAddress.served.ask(refusal.request)
        #expect(response.status == refusal.status)
        #expect(response.field("Content-Type") == "application/problem+json")
        #expect(response.field("Cache-Control") == "no-store")
        #expect(response.field("X-Content-Type-Options") == "nosniff")
        #expect(response.field("Date") != nil)
        for (name, value) in refusal.fields { #expect(response.field(name) == value) }
        let problem = try response.json
        #expect(problem["status"] == .number(Double(refusal.status)))
        #expect(problem["title"].string?.isEmpty == false)
        #expect(problem["type"].string?.isEmpty == false)
        #expect(problem["detail"].string?.contains(refusal.detail) == true, "\(response.text)")
    }

    @Test("for its body keeps the connection for the next one")
    func connectionLivesOn() throws {
        let connection = try ServerAddress.served.connect()
        for request in [Message.adjustment("{"), Message.adjustment("{}"), Message.adjustment("{}", [])] {
            connection.send(request)
            #expect(try connection.readResponse().status >= 400)
        }
        connection.send(Message.adjustment(DesignExample.request))
        #expect(try connection.readResponse().status == 200)
    }

    @Test("for a length far beyond the limit is answered before the body, and the connection ends")
    func farTooLarge() throws {
        let connection = try ServerAddress.served.connect()
        connection.send(Message.text("POST /v1/adjustments", [Self.json, "Content-Length: 1000000000"]))
        let response = try connection.readResponse()
        #expect(response.status == 413)
        #expect(response.closes)
        #expect(connection.isClosed())
    }

    @Test("takes a body of the limit")
    func atLimit() throws {
        let padding = String(repeating: " ", count: 262_144 - DesignExample.request.utf8.count)
        let response = try ServerAddress.served.ask(Message.adjustment(DesignExample.request + padding))
        #expect(response.status == 200)
    }
}
