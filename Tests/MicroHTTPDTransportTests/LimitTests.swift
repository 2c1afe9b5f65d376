import Glibc
import HTTPCore
import MicroHTTPDTransport
import Testing

@Suite("Connection limits")
struct LimitTests {
    @Test("closes connections beyond the limit of one address at once")
    func perAddress() throws {
        var configuration = ServerConfiguration(address: .tcp(host: "127.0.0.1", port: 0))
        configuration.addressConnectionLimit = 2
        let server = Server(Application([]), configuration)
        defer { server.stop() }
        let port = try #require(try server.start().port)
        let kept = try (0..<2).map { _ in try RawClient(port: port) }
        for client in kept {
            client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.readResponse().status == 404)
        }
        #expect(try RawClient(port: port).isClosed(within: 2))
        for client in kept {
            client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.readResponse().status == 404)
        }
    }
}
