import Glibc
import HTTPCore
import MicroHTTPDTransport
import Testing

@Suite("Request log")
struct RequestLogTests {
    private static let halfPost =
        "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nab"

    /// The only line of the server's log, once it is there.
    private func line(of server: TestServer) throws -> String {
        #expect(TestServer.eventually { server.lines.all.count == 1 })
        return try #require(server.lines.all.first)
    }

    @Test("has a request with its sizes, its time and the client's address")
    func completed() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 3\r\n\r\nabc")
        #expect(try client.readResponse().text == "abc")
        let line = try line(of: server)
        for part in [
            #""method":"POST","route":"/echo","status":200"#, #""bytes_in":3,"bytes_out":3,"remote":"127.0.0.1""#,
            #""termination":"completed"}"#,
        ] {
            #expect(line.contains(part), "\(line)")
        }
        let duration = try #require(line.firstMatch(of: /"duration_ms":([0-9]+\.[0-9]{3}),/)?.1)
        #expect(try #require(Double(duration)) < 5000)
    }

    @Test("names the client of a dual-stack socket by its IPv4 address")
    func mapped() throws {
        let server = try TestServer(host: "::")
        let client = try server.client()
        client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.readResponse().status == 200)
        #expect(try line(of: server).contains(#""remote":"127.0.0.1""#))
    }

    @Test("tells a client that went away while its body was read")
    func clientClosed() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(Self.halfPost)
        #expect(TestServer.eventually { server.server.statistics.requestsBegun == 1 })
        client.finishSending()
        let line = try line(of: server)
        #expect(line.contains(#""level":"warning""#))
        #expect(line.contains(#""route":"/echo","status":null"#))
        #expect(line.contains(#""bytes_in":2,"#))
        #expect(line.contains(#""termination":"client_closed""#))
    }

    @Test("tells a request that took too long", arguments: [halfPost, "GET /hello HTTP/1.1\r\nHost: a\r\n"])
    func timedOut(request: String) throws {
        var deadlines = Deadlines()
        deadlines.head = .milliseconds(150)
        deadlines.body = .milliseconds(150)
        let server = try TestServer(deadlines: deadlines)
        let client = try server.client()
        client.send(request)
        #expect(try line(of: server).contains(#""status":null"#))
        #expect(try line(of: server).contains(#""termination":"timed_out""#))
    }

    @Test("tells a request that the stop of the server cut")
    func stopped() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(Self.halfPost)
        #expect(TestServer.eventually { server.server.statistics.requestsBegun == 1 })
        server.server.stop()
        #expect(try line(of: server).contains(#""termination":"stopped""#))
    }

    @Test("has each request of a connection, and a refusal too")
    func several() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(
            "GET /hello HTTP/1.1\r\nHost: a\r\n\r\nGET /nothing HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n\r\n"
        )
        for status in [200, 404, 400] { #expect(try client.readResponse().status == status) }
        #expect(TestServer.eventually { server.lines.all.count == 3 })
        for (line, status) in zip(server.lines.all, [200, 404, 400]) {
            #expect(line.contains(#""status":\#(status),"#))
        }
    }

    @Test("balances with the counters")
    func counters() throws {
        let server = try TestServer()
        for request in ["GET /hello HTTP/1.1\r\nHost: a\r\n\r\n", Self.halfPost, "GET /he", "junk\r\n\r\n"] {
            let client = try server.client()
            client.send(request)
            client.finishSending()
            _ = try? client.readToEnd(within: 0.3)
        }
        server.server.stop()
        let page = MetricsPage(server.application.metrics)
        let text = Application([page.route]).respond(
            to: RequestHead(method: .get, target: Array("/metrics".utf8), fields: HeaderFields([("Host", "a")]))
        )
        let lines = String(decoding: text.content, as: UTF8.self).split(separator: "\n")
        #expect(lines.contains("http_connections_total 4"))
        #expect(lines.contains("http_connections_open 0"))
        #expect(lines.contains("http_requests_in_flight 0"))
        #expect(lines.contains(#"http_requests_total{method="GET",route="/hello",status="200"} 1"#))
    }
}
