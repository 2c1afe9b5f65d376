import Testing

@testable import avoidance

@Suite("An exchange with a server")
struct ServerExchangeTests {
    private func post(
        to stub: StubServer,
        deadline: Duration = .seconds(10),
        limit: Int = 1000
    ) async throws(Failure) -> ServerReply {
        let address: ServerAddress
        do throws(UsageError) {
            address = try ServerAddress(stub.url)
        } catch {
            throw .usage(error)
        }
        return try await ServerExchange(address, deadline: deadline, limit: limit).post(
            Array("{}".utf8),
            to: "/v1/x?y=z"
        )
    }

    @Test("sends the document as JSON to the path")
    func request() async throws {
        let stub = try StubServer(StubServer.reply("200 OK", "Application/JSON; charset=utf-8", "[1]"))
        let reply = try await post(to: stub)
        #expect(reply == ServerReply(status: 200, mediaType: "application/json", body: Array("[1]".utf8)))
        let request = try #require(stub.requests.first)
        #expect(request.hasPrefix("POST /v1/x?y=z HTTP/1.1\r\n"))
        #expect(request.hasSuffix("\r\n\r\n{}"))
        #expect(request.contains("\r\nContent-Type: application/json\r\n"))
        #expect(request.contains("\r\nAccept: application/json, application/problem+json\r\n"))
    }

    @Test(
        "ends at the deadline, whether the server says nothing or too little",
        arguments: [StubServer.Reply.silence, .drip]
    )
    func deadline(reply: StubServer.Reply) async throws {
        let stub = try StubServer(reply)
        await #expect(throws: Failure.timedOut(server: stub.url, after: .milliseconds(200))) {
            try await post(to: stub, deadline: .milliseconds(200), limit: 1 << 20)
        }
    }

    @Test("takes a body as long as the limit and none longer", arguments: [(1000, true), (1001, false)])
    func limit(length: Int, isTaken: Bool) async throws {
        let body = String(repeating: " ", count: length)
        let stub = try StubServer(StubServer.reply("200 OK", "application/json", body))
        if isTaken {
            #expect(try await post(to: stub).body.count == length)
        } else {
            await #expect(throws: Failure.unexpectedReply(server: stub.url, .tooLarge(limit: 1000))) {
                try await post(to: stub)
            }
        }
    }

    @Test("gives a demand for a password back as it is")
    func challenge() async throws {
        let fields = ["WWW-Authenticate: Basic realm=\"x\""]
        let stub = try StubServer(StubServer.reply("401 Unauthorized", "text/html", "", fields: fields))
        #expect(try await post(to: stub).status == 401)
    }

    @Test("does not follow a redirect")
    func redirect() async throws {
        let stub = try StubServer(StubServer.reply("307 Temporary Redirect", "text/html", "", fields: ["Location: /y"]))
        let reply = try await post(to: stub)
        #expect(reply.status == 307)
        #expect(reply.location == "/y")
        #expect(stub.requests.count == 1)
    }
}
