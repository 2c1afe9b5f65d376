import Testing

@Suite("The contract", .served)
struct ContractTests {
    /// A request of the contract and the answer that it promises; both are names of `components.examples`.
    struct Example: Sendable, CustomTestStringConvertible {
        let path: String
        let request: String
        let answer: String
        let status: Int

        var testDescription: String { "\(request) of \(path)" }
    }

    private static func source(_ name: String) throws -> String {
        try Contract.load().source(["components", "examples", name, "value"])
    }

    private static func value(_ name: String) throws -> JSON { try JSON(parsing: source(name)) }

    /// Each example of a request body, with the answer's example of the same name.
    private static func examples() throws -> [Example] {
        let contract = try Contract.load()
        let media = ["content", "application/json", "examples"]
        let posts = contract.keys(["paths"]).filter { contract.keys(["paths", $0]).contains("post") }
        let answered = try posts.flatMap { path in
            let requests = ["paths", path, "post", "requestBody"] + media
            return try contract.keys(requests).map { name in
                Example(
                    path: path,
                    request: try contract.reference(requests + [name]),
                    answer: try contract.reference(["paths", path, "post", "responses", "200"] + media + [name]),
                    status: 200
                )
            }
        }
        let refused = Example(
            path: "/v1/adjustments",
            request: "invalidRequest",
            answer: "invalidProblem",
            status: 422
        )
        return answered + [refused]
    }

    @Test("has examples of requests that get the answers of the same names", arguments: try examples())
    func example(_ example: Example) async throws {
        let reply = try await Curl.post(Self.source(example.request), to: ServerAddress.served.url + example.path)
        #expect(reply.status == example.status)
        #expect(try reply.json == Self.value(example.answer))
    }

    @Test("says what malformed JSON gets")
    func malformed() async throws {
        let reply = try await Curl.post(#"{"layout":}"#, to: ServerAddress.served.url + "/v1/adjustments")
        #expect(reply.status == 400)
        #expect(try reply.json == Self.value("malformedProblem"))
    }

    @Test("has no example that no test sends or expects")
    func completeness() throws {
        let tested = Set(try Self.examples().flatMap { [$0.request, $0.answer] } + ["malformedProblem"])
        #expect(Set(try Contract.load().keys(["components", "examples"])) == tested)
        #expect(tested.count >= 11)
    }

    @Test("is served byte by byte as it is in the repository")
    func bytes() throws {
        let response = try ServerAddress.served.ask(Message.text("GET /openapi.yaml"))
        #expect(response.status == 200)
        #expect(response.field("Content-Type") == "application/yaml")
        #expect(try response.body == Repository.bytes("openapi.yaml"))
    }

    @Test("need not be sent to a client that has it")
    func notModified() throws {
        let tag = try #require(
            try ServerAddress.served.ask(Message.text("HEAD /openapi.yaml"), isHead: true).field("ETag")
        )
        let known = try ServerAddress.served.ask(Message.text("GET /openapi.yaml", ["If-None-Match: \(tag)"]))
        #expect(known.status == 304)
        #expect(known.field("ETag") == tag)
        #expect(known.body.isEmpty)
    }

    @Test("names every path and every method that the server has")
    func methods() throws {
        let contract = try Contract.load()
        let paths = contract.keys(["paths"])
        #expect(Set(["/v1/adjustments", "/healthz", "/readyz", "/version", "/openapi.yaml"]).isSubset(of: paths))
        for path in paths {
            let known = contract.keys(["paths", path]).filter { ["get", "head", "post", "options"].contains($0) }
            let allowed = try ServerAddress.served.ask(Message.text("OPTIONS \(path)")).field("Allow") ?? ""
            let methods = Set(allowed.split(separator: ",").map { $0.filter { $0 != " " }.lowercased() })
            #expect(methods == Set(known + ["options"]), "\(path)")
        }
    }

    @Test(
        "names the headers that every answer has",
        arguments: [
            (Message.adjustment(DesignExample.request), 200), (Message.adjustment("{"), 400),
            (Message.adjustment("{}"), 422), (Message.adjustment("{}", []), 415),
            (Message.text("OPTIONS /v1/adjustments"), 204), (Message.text("GET /v1/adjustments"), 405),
            (Message.text("GET /absent"), 404), (Message.text("GET /metrics"), 200),
            (Message.text("GET /version", ["Accept: text/plain"]), 406),
        ]
    )
    func commonHeaders(message: String, status: Int) throws {
        let contract = try Contract.load()
        let response = try ServerAddress.served.ask(message)
        #expect(response.status == status)
        for name in contract.keys(["x-headers", "answer"]) {
            let reference = try #require(contract.text(["x-headers", "answer", name]))
            let component = try #require(reference.firstMatch(of: /headers\/(\w+)/)?.1)
            let header = ["components", "headers", String(component)]
            let value = response.field(name)
            #expect(value != nil || contract.text(header + ["required"]) != "true", "\(name) is absent")
            guard let value else { continue }
            if let constant = contract.text(header + ["schema", "const"]) {
                #expect(value == constant.filter { $0 != "\"" }, "\(name)")
            }
            if let pattern = contract.text(header + ["schema", "pattern"]) {
                #expect(try Regex(pattern.filter { $0 != "\"" }).wholeMatch(in: value) != nil, "\(name)")
            }
        }
    }

    @Test("names every header that a page of an allowed origin gets, with its value")
    func originHeaders() async throws {
        let contract = try Contract.load()
        let server = try await ServerProcess(["--cors-origins", "https://design.example"])
        let origin = "Origin: https://design.example"
        let preflight = Message.text("OPTIONS /v1/adjustments", [origin, "Access-Control-Request-Method: POST"])
        let failure = Message.adjustment("{", [origin, "Content-Type: application/json"])
        for (message, place) in [
            (preflight, ["components", "responses", "Options", "headers"]), (failure, ["x-headers", "answer"]),
        ] {
            let response = try server.address.ask(message)
            let ofOrigins = response.fields.filter { $0.name.hasPrefix("Access-Control-") || $0.name == "Vary" }
            #expect(ofOrigins.count >= 3)
            for (name, value) in ofOrigins {
                let reference = try #require(contract.text(place + [name]), "\(name) is in no contract")
                let component = try #require(reference.firstMatch(of: /headers\/(\w+)/)?.1)
                let header = ["components", "headers", String(component)]
                let expected = contract.text(header + ["schema", "const"]) ?? contract.text(header + ["example"]) ?? ""
                // Packing is what the example of this one is about.
                #expect(value == (name == "Vary" ? "Origin" : expected.filter { $0 != "\"" }), "\(name)")
            }
        }
        server.terminate()
    }

    @Test("gives the methods and media types of its headers' examples")
    func headers() throws {
        let contract = try Contract.load()
        let example = { (name: String) in
            contract.text(["components", "headers", name, "example"])?.filter { $0 != "\"" }
        }
        let get = try ServerAddress.served.ask(Message.text("GET /v1/adjustments"))
        #expect(get.field("Allow") == example("Allow"))
        let untyped = try ServerAddress.served.ask(Message.adjustment("{}", []))
        #expect(untyped.field("Accept") == example("Accept"))
        let coded = try ServerAddress.served.ask(
            Message.adjustment("{}", ["Content-Type: application/json", "Content-Encoding: br"])
        )
        #expect(coded.field("Accept-Encoding") == example("AcceptEncoding"))
    }
}
