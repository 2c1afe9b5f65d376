import Foundation
import MicroHTTPDTransport
import Testing

@testable import avoidance_server

@Suite("Socket activation")
struct SocketActivationTests {
    private func read(_ variables: [String: String]) throws(UsageError) -> [ListenAddress?] {
        let sockets = try SocketActivation({ variables[$0] }, processID: 42)
        return [sockets.service, sockets.admin]
    }

    @Test("takes one or two sockets that are meant for this process")
    func variables() throws {
        #expect(try read([:]) == [nil, nil])
        #expect(try read(["LISTEN_PID": "42"]) == [nil, nil])
        #expect(try read(["LISTEN_PID": "43", "LISTEN_FDS": "1"]) == [nil, nil])
        #expect(try read(["LISTEN_PID": "42", "LISTEN_FDS": "1"]) == [.inherited(descriptor: 3), nil])
        #expect(
            try read(["LISTEN_PID": "42", "LISTEN_FDS": "2"])
                == [.inherited(descriptor: 3), .inherited(descriptor: 4)]
        )
        for count in ["0", "3", "-1", "x", ""] {
            #expect(throws: UsageError.wrongValue(source: "LISTEN_FDS", value: count, expected: "1 or 2")) {
                try read(["LISTEN_PID": "42", "LISTEN_FDS": count])
            }
        }
    }

    /// The shell opens no listening sockets, so this is not one.
    @Test("is refused with 69 where the descriptor is no listening socket")
    func wrong() async throws {
        let server = try ServerProgram([], preparation: "exec 3</dev/null; export LISTEN_PID=$$ LISTEN_FDS=1")
        #expect(try await server.exitCode() == 69)
        #expect(server.errors == "avoidance-server: the descriptor 3 that was handed over is no listening socket\n")
    }

    @Test("serves at the socket that was handed over, again and again, and leaves it listening")
    func serves() async throws {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        try #require(listen(socket, 16) == 0)
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(socket, $0, &length) }
        }
        let port = UInt16(bigEndian: address.sin_port)
        for _ in 0..<2 {
            let server = try ServerProgram(
                ["--port", "1"],
                preparation: "export LISTEN_PID=$$ LISTEN_FDS=1",
                descriptor: socket
            )
            #expect(try await server.address() == "http://0.0.0.0:\(port)")
            #expect(try await Curl.ask("http://127.0.0.1:\(port)/healthz").status == 200)
            try await server.stop()
        }
    }
}
