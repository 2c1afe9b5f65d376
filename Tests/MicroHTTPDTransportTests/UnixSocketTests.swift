import Glibc
import HTTPCore
import MicroHTTPDTransport
import Testing

@Suite("Unix sockets")
struct UnixSocketTests {
    private let directory: SocketDirectory

    init() throws { directory = try SocketDirectory() }

    private func server(_ path: String, mode: UInt16 = 0o660) -> Server {
        let route = Route(.get, "/hello", produces: [.plainText]) { _ in
            Response(.ok, .plainText, .bytes(Array("hello".utf8)))
        }
        return Server(Application([route]), ServerConfiguration(address: .unix(path: path, mode: mode)))
    }

    private func status(of path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    @Test(
        "serves at a path, with the permissions of its file, and removes it when it stops",
        arguments: [0o600, 0o666]
    )
    func serves(mode: UInt16) throws {
        let path = directory.path("a")
        let server = server(path, mode: mode)
        #expect(try server.start() == .unix(path: path))
        #expect(try #require(status(of: path)).st_mode & 0o7777 == mode_t(mode))
        let client = try RawClient(path: path)
        client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.readResponse().text == "hello")
        #expect(server.drain())
        server.stop()
        #expect(status(of: path) == nil)
        #expect(client.isClosed(within: 1))
    }

    @Test("replaces a socket that nobody listens at")
    func stale() throws {
        let path = directory.path("a")
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(code == 0)
        close(descriptor)
        let server = server(path)
        defer { server.stop() }
        #expect(try server.start() == .unix(path: path))
        #expect(throws: Never.self) { try RawClient(path: path) }
    }

    @Test("leaves a socket alone that somebody listens at, and the file of a later process too")
    func inUse() throws {
        let path = directory.path("a")
        let first = server(path)
        _ = try first.start()
        #expect(throws: ListenError.pathInUse(path: path)) { try server(path).start() }
        #expect(throws: Never.self) { try RawClient(path: path) }
        unlink(path)
        let second = server(path)
        defer { second.stop() }
        _ = try second.start()
        first.stop()
        #expect(throws: Never.self) { try RawClient(path: path) }
    }

    @Test("leaves a file alone that is no socket")
    func file() throws {
        let path = directory.path("a")
        close(open(path, O_CREAT | O_WRONLY, 0o600))
        #expect(throws: ListenError.pathTaken(path: path)) { try server(path).start() }
        #expect(status(of: path) != nil)
    }

    @Test("tells a path that can't be")
    func wrongPaths() {
        let missing = directory.path("d/a")
        #expect(throws: ListenError.path(path: missing, reason: "No such file or directory")) {
            try server(missing).start()
        }
        let long = directory.path(String(repeating: "x", count: 108))
        #expect(throws: ListenError.pathTooLong(path: long, limit: 107)) { try server(long).start() }
    }
}
