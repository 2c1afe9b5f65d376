import AvoidanceModels
import Foundation
import Testing

@Suite("The version")
struct VersionTests {
    private func lines(_ path: String) throws -> [Substring] {
        let file = URL(filePath: #filePath).appending(path: "../../../../\(path)").standardized
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }

    @Test("is that of the contract")
    func contract() throws {
        let info = try lines("openapi.yaml").drop { $0 != "info:" }
        #expect(info.first { $0.hasPrefix("  version: ") } == "  version: \(Version.current)")
    }

    @Test("is what the program prints and tells a server")
    func program() async throws {
        #expect(try await Program.run("--version").output == "avoidance \(Version.current)\n")
        let stub = try StubServer(StubServer.reply("200 OK", "application/json", "{}"))
        _ = try await Program.run("strategies", "--server", stub.url)
        #expect(stub.requests.first?.contains("\r\nUser-Agent: avoidance/\(Version.current)\r\n") == true)
    }

    @Test("is that of the image which the README builds")
    func readme() throws {
        #expect(try lines("README.md").contains { $0.contains("--build-arg VERSION=\(Version.current) ") })
    }
}
