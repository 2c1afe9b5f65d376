import Foundation
import Glibc
import Testing

@Suite("Draining under load")
struct DrainUnderLoadTests {
    /// `DRAIN_ROUNDS` in the environment of the tests asks for more.
    private static let rounds = ProcessInfo.processInfo.environment["DRAIN_ROUNDS"].flatMap { Int($0) } ?? 10

    private static let request = """
        POST /v1/adjustments HTTP/1.1\r
        Host: localhost\r
        Content-Type: application/json\r
        Content-Length: \(Sample.request.utf8.count)\r
        \r
        \(Sample.request)
        """

    @Test("loses no request and ends with 0, every time")
    func rounds() async throws {
        for round in 0..<Self.rounds {
            let server = try ServerProgram(["--port", "0", "--log-level", "off"])
            let address = try await server.address()
            let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
            let clients = (0..<8).map { _ in LoadClient(port: port, request: Self.request) }
            try #require(try await Waiting.until { clients.allSatisfy { $0.answered > 0 } })
            // At another moment of the load each time.
            try await Task.sleep(for: .milliseconds(round % 7))
            server.send(SIGTERM)
            #expect(try await server.exitCode() == 0)
            let tallies = clients.map { $0.finish() }
            #expect(tallies.map(\.lost).reduce(0, +) == 0, "round \(round)")
            #expect(server.errors == "listening on \(address)\n")
        }
    }
}
