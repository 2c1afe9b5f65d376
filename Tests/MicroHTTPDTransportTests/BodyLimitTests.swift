import MicroHTTPDTransport
import Testing

@Suite("Body limit")
struct BodyLimitTests {
    private static let limit = 1000
    private static let head = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n"

    private func body(_ count: Int) -> String { String(repeating: "x", count: count) }

    @Test("takes a body of the limit, declared or chunked")
    func atLimit() throws {
        let server = try TestServer(bodyLimit: Self.limit)
        let client = try server.client()
        client.send(Self.head + "Content-Length: 1000\r\n\r\n" + body(1000))
        #expect(try client.readResponse().body.count == 1000)
        client.send(Self.head + "Transfer-Encoding: chunked\r\n\r\n3e8\r\n" + body(1000) + "\r\n0\r\n\r\n")
        #expect(try client.readResponse().body.count == 1000)
    }

    @Test("reads a body a little beyond the limit, answers 413 and keeps the connection", arguments: [1001, 4000])
    func slightlyOver(length: Int) throws {
        let server = try TestServer(bodyLimit: Self.limit)
        let client = try server.client()
        client.send(Self.head + "Content-Length: \(length)\r\n\r\n" + body(length))
        let declared = try client.readResponse()
        #expect(declared.status == 413)
        #expect(!declared.closes)
        let size = String(length, radix: 16)
        client.send(Self.head + "Transfer-Encoding: chunked\r\n\r\n\(size)\r\n" + body(length) + "\r\n0\r\n\r\n")
        let chunked = try client.readResponse()
        #expect(chunked.status == 413)
        #expect(chunked.text.contains("1000 bytes"))
        client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.readResponse().status == 200)
    }

    @Test("answers 413 at once when far more is declared, and closes")
    func farOver() throws {
        let server = try TestServer(bodyLimit: Self.limit)
        let client = try server.client()
        client.send(Self.head + "Content-Length: 4001\r\n\r\n")
        let response = try client.readResponse()
        #expect(response.status == 413)
        #expect(response.closes)
        #expect(client.isClosed(within: 2))
    }

    @Test("cuts a chunked body that goes on and on")
    func flood() throws {
        let server = try TestServer(bodyLimit: Self.limit)
        let client = try server.client()
        client.send(Self.head + "Transfer-Encoding: chunked\r\n\r\n")
        let chunk = "3e8\r\n" + body(1000) + "\r\n"
        var isOpen = true
        for _ in 0..<1000 where isOpen { isOpen = client.send(chunk) }
        #expect(client.isClosed(within: 2))
        #expect(TestServer.eventually { server.server.statistics.connectionsClosed == 1 })
    }
}
