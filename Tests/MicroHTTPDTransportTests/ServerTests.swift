import HTTPCore
import MicroHTTPDTransport
import Testing

@Suite("Server")
struct ServerTests {
    private static let get = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n"

    private static func post(_ body: String) -> String {
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test("answers one request and keeps the connection")
    func oneRequest() throws {
        let server = try TestServer()
        let client = try server.client()
        for _ in 0..<3 {
            client.send(Self.get)
            let response = try client.readResponse()
            #expect(response.status == 200)
            #expect(response.text == "hello")
            #expect(response.value("content-type") == "text/plain; charset=utf-8")
            #expect(response.value("cache-control") == "no-store")
            #expect(response.value("x-content-type-options") == "nosniff")
            #expect(response.value("date") != nil)
            #expect(!response.closes)
        }
    }

    @Test("answers pipelined requests in order")
    func pipelined() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(Self.get + Self.get + Self.get)
        for _ in 0..<3 { #expect(try client.readResponse().text == "hello") }
        client.send(Self.post("one") + Self.post("two"))
        #expect(try client.readResponse().text == "one")
        #expect(try client.readResponse().text == "two")
    }

    @Test("reads a body that is split at any byte")
    func splitBody() throws {
        let server = try TestServer()
        let client = try server.client()
        let bytes = Array(Self.post("0123456789abcdef").utf8)
        for split in 1..<bytes.count {
            client.send(Array(bytes[..<split]))
            client.send(Array(bytes[split...]))
            let response = try client.readResponse()
            #expect(response.status == 200)
            #expect(response.text == "0123456789abcdef")
        }
    }

    @Test("reads a request that comes byte by byte")
    func byteByByte() throws {
        let server = try TestServer()
        let client = try server.client()
        for byte in Self.post("0123456789").utf8 { client.send([byte]) }
        #expect(try client.readResponse().text == "0123456789")
    }

    @Test("reads a chunked body")
    func chunked() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n")
        client.send("3\r\nabc\r\n")
        client.send("5;x=y\r\ndefgh\r\n0\r\n\r\n")
        let response = try client.readResponse()
        #expect(response.status == 200)
        #expect(response.text == "abcdefgh")
        #expect(!response.closes)
    }

    @Test("serves HTTP/1.0 with and without a host")
    func http10() throws {
        let server = try TestServer()
        for head in ["GET /hello HTTP/1.0\r\n\r\n", "GET /hello HTTP/1.0\r\nHost: a\r\n\r\n"] {
            let client = try server.client()
            client.send(head)
            #expect(try client.readResponse().text == "hello")
            #expect(client.isClosed(within: 2))
        }
    }

    @Test("answers HEAD with the length of GET and no content")
    func head() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("HEAD /hello HTTP/1.1\r\nHost: a\r\n\r\n" + Self.get)
        let response = try client.readResponse(isHead: true)
        #expect(response.status == 200)
        #expect(response.value("content-length") == "5")
        #expect(try client.readResponse().text == "hello")
    }

    @Test(
        "answers OPTIONS with the methods",
        arguments: [("/echo", "POST, OPTIONS"), ("/hello", "GET, HEAD, OPTIONS")]
    )
    func options(path: String, allow: String) throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("OPTIONS \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
        let response = try client.readResponse()
        #expect(response.status == 204)
        #expect(response.value("allow") == allow)
        #expect(response.value("content-length") == nil)
    }

    @Test("keeps the connection after a refusal whose body is short")
    func refusalKeepsConnection() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("POST /nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
        #expect(try client.readResponse().status == 404)
        client.send("PUT /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc")
        let wrongMethod = try client.readResponse()
        #expect(wrongMethod.status == 405)
        #expect(wrongMethod.value("allow") == "POST, OPTIONS")
        #expect(wrongMethod.value("content-type") == "application/problem+json")
        client.send(Self.get)
        #expect(try client.readResponse().status == 200)
    }

    @Test("answers a known entity tag with 304 and the length of the document")
    func notModified() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /document HTTP/1.1\r\nHost: a\r\n\r\n")
        let full = try client.readResponse()
        let tag = try #require(full.value("etag"))
        client.send("GET /document HTTP/1.1\r\nHost: a\r\nIf-None-Match: \(tag)\r\n\r\n" + Self.get)
        let response = try client.readResponse()
        #expect(response.status == 304)
        #expect(response.value("etag") == tag)
        #expect(response.value("content-length") == full.value("content-length"))
        #expect(try client.readResponse().text == "hello")
    }

    @Test("sends 100 Continue before a body that will be read, and none before one that won't")
    func expectContinue() throws {
        let server = try TestServer(bodyLimit: 100)
        let head = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nExpect: 100-continue\r\n"
        let client = try server.client()
        client.send(head + "Content-Length: 3\r\n\r\n")
        #expect(try client.readResponse().status == 100)
        client.send("abc")
        #expect(try client.readResponse().text == "abc")
        client.send(head + "Content-Length: 101\r\n\r\n")
        #expect(try client.readResponse().status == 413)
        #expect(client.isClosed(within: 2))
    }

    @Test("counts as many connections closed as started and requests completed as begun")
    func countersBalance() throws {
        let server = try TestServer()
        let inputs = [
            Self.get, Self.post("abc"), "GET /hel", "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab",
            "\r\n",
            "junk\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", Self.get + "GET",
        ]
        for input in inputs + inputs {
            let client = try server.client()
            client.send(input)
            client.finishSending()
            _ = try? client.readToEnd(within: 0.2)
        }
        #expect(TestServer.eventually { server.server.statistics.connectionsStarted == inputs.count * 2 })
        server.server.stop()
        let statistics = server.server.statistics
        #expect(statistics.connectionsClosed == statistics.connectionsStarted)
        #expect(statistics.requestsCompleted == statistics.requestsBegun)
        #expect(statistics.requestsBegun >= 8)
    }
}
