import Glibc
import HTTPCore
import MicroHTTPDTransport
import Testing

@Suite("Inherited sockets")
struct InheritedSocketTests {
    /// A socket that listens at a free port of 127.0.0.1.
    private func listeningSocket(isListening: Bool = true) -> (descriptor: Int32, port: UInt16) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                #expect(bind(descriptor, $0, length) == 0)
                if isListening { #expect(listen(descriptor, 16) == 0) }
                #expect(getsockname(descriptor, $0, &length) == 0)
            }
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    private func server(_ descriptor: Int32) -> Server {
        let route = Route(.get, "/hello", produces: [.plainText]) { _ in
            Response(.ok, .plainText, .bytes(Array("hello".utf8)))
        }
        return Server(Application([route]), ServerConfiguration(address: .inherited(descriptor: descriptor)))
    }

    private func ask(_ port: UInt16) throws -> String {
        let client = try RawClient(port: port)
        client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
        return try client.readResponse().text
    }

    @Test("are served, and go on listening for the next process when the server stops")
    func handsOver() throws {
        let (descriptor, port) = listeningSocket()
        let spare = dup(descriptor)
        let first = server(descriptor)
        #expect(try first.start() == .tcp(host: "127.0.0.1", port: port))
        #expect(try ask(port) == "hello")
        #expect(first.drain())
        first.stop()
        // Nobody serves now, but the connection is taken and waits.
        let waiting = try RawClient(port: port)
        waiting.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
        let second = server(spare)
        defer { second.stop() }
        _ = try second.start()
        #expect(try waiting.readResponse().text == "hello")
    }

    @Test("are refused where they don't listen, or are none")
    func wrong() {
        let (descriptor, _) = listeningSocket(isListening: false)
        #expect(throws: ListenError.notListening(descriptor: descriptor)) { try server(descriptor).start() }
        close(descriptor)
        #expect(throws: ListenError.notListening(descriptor: 999)) { try server(999).start() }
    }
}
