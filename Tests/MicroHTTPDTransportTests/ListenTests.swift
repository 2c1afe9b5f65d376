import MicroHTTPDTransport
import HTTPCore
import Testing

@Suite("Listening")
struct ListenTests {
    private func server(_ host: String, _ port: UInt16) -> Server {
        Server(Application([]), ServerConfiguration(address: .tcp(host: host, port: port)))
    }

    @Test("tells a port that is in use")
    func portInUse() throws {
        let first = try TestServer()
        #expect(throws: ListenError.addressInUse(host: "127.0.0.1", port: first.port)) {
            try server("127.0.0.1", first.port).start()
        }
    }

    @Test("tells an address of another machine")
    func foreignAddress() {
        #expect(throws: ListenError.addressNotAvailable(host: "192.0.2.1")) { try server("192.0.2.1", 0).start() }
    }

    @Test("tells a host that can't be resolved")
    func unknownHost() {
        #expect {
            try server("no.such.host.invalid", 0).start()
        } throws: { error in
            if case ListenError.unknownHost("no.such.host.invalid", _) = error { true } else { false }
        }
    }

    @Test("serves IPv4 clients at the IPv6 wildcard")
    func dualStack() throws {
        let server = server("::", 0)
        defer { server.stop() }
        let address = try server.start()
        let port = try #require(address.port)
        #expect(address == .tcp(host: "::", port: port))
        #expect(address.description == "[::]:\(port)")
        let client = try RawClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.readResponse().status == 404)
    }

    @Test("frees its port when it stops")
    func freesPort() throws {
        let first = server("127.0.0.1", 0)
        let port = try #require(try first.start().port)
        first.stop()
        let second = server("127.0.0.1", port)
        defer { second.stop() }
        #expect(try second.start().port == port)
    }

    @Test("starts once only")
    func startsOnce() throws {
        let server = server("127.0.0.1", 0)
        defer { server.stop() }
        _ = try server.start()
        #expect(throws: ListenError.alreadyStarted) { try server.start() }
    }
}
