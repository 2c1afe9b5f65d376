import Testing

@Suite("A connection", .served)
struct ConversationTests {
    private let request = Message.adjustment(DesignExample.request)

    @Test("carries requests one after the other, and answers those sent at once in their order")
    func pipeline() throws {
        let connection = try ServerAddress.served.connect()
        connection.send(request + Message.text("GET /version") + Message.adjustment("{}") + request)
        let statuses = try (0..<4).map { _ in try connection.readResponse() }
        #expect(statuses.map(\.status) == [200, 200, 422, 200])
        #expect(try statuses[1].json["name"] == "avoidance-server")
        #expect(statuses[0].body == statuses[3].body)
    }

    @Test("takes a body in chunks, however they are cut", arguments: [1, 7, 4096])
    func chunks(size: Int) throws {
        let connection = try ServerAddress.served.connect()
        let fields = ["Content-Type: application/json", "Transfer-Encoding: chunked"]
        var message = Message.text("POST /v1/adjustments", fields)
        var rest = Substring(DesignExample.request)
        while !rest.isEmpty {
            let piece = rest.prefix(size)
            message += String(piece.utf8.count, radix: 16) + "\r\n\(piece)\r\n"
            rest = rest.dropFirst(size)
        }
        connection.send(message + "0\r\n\r\n")
        let response = try connection.readResponse()
        #expect(response.status == 200)
        #expect(try response.json == JSON(parsing: DesignExample.answer))
    }

    @Test("waits with the body until it is told to continue")
    func continuation() throws {
        let connection = try ServerAddress.served.connect()
        let length = DesignExample.request.utf8.count
        connection.send(
            Message.text(
                "POST /v1/adjustments",
                ["Content-Type: application/json", "Content-Length: \(length)", "Expect: 100-continue"]
            )
        )
        #expect(try connection.readResponse().status == 100)
        connection.send(DesignExample.request)
        #expect(try connection.readResponse().status == 200)
    }

    @Test("is told at once, not to continue, where the body is refused anyway")
    func noContinuation() throws {
        let connection = try ServerAddress.served.connect()
        connection.send(
            Message.text("POST /v1/adjustments", ["Content-Length: 2", "Expect: 100-continue"])
        )
        let response = try connection.readResponse()
        #expect(response.status == 415)
        #expect(response.closes)
        #expect(connection.isClosed())
    }

    @Test("ends when the client asks for it")
    func close() throws {
        let connection = try ServerAddress.served.connect()
        connection.send(Message.text("GET /healthz", ["Connection: close"]))
        let response = try connection.readResponse()
        #expect(response.status == 200)
        #expect(response.closes)
        #expect(connection.isClosed())
    }

    @Test("of HTTP/1.0 ends after the answer")
    func version10() throws {
        let connection = try ServerAddress.served.connect()
        connection.send("GET /healthz HTTP/1.0\r\n\r\n")
        #expect(try connection.readResponse().status == 200)
        #expect(connection.isClosed())
    }

    @Test("that goes away in the middle of a request does no harm")
    func abandoned() throws {
        for _ in 0..<20 {
            let connection = try ServerAddress.served.connect()
            connection.send(String(request.prefix(request.count / 2)))
        }
        #expect(try ServerAddress.served.ask(request).status == 200)
    }
}
