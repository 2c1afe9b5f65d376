import Foundation
import Testing

@testable import avoidance

@Suite("The README's section on the client")
struct ReadmeTests {
    private let text: String

    init() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../README.md").standardized
        text = try String(contentsOf: file, encoding: .utf8)
    }

    /// The section's blocks without a language, and the first request below "The wire in short".
    private func parts() throws -> (blocks: [String], request: String) {
        let section = try #require(text.firstRange(of: "\n## The client\n"))
        let end = try #require(text[section.upperBound...].firstRange(of: "\n## "))
        let pieces = text[section.upperBound..<end.lowerBound].split(
            separator: "```\n",
            omittingEmptySubsequences: false
        )
        let wire = try #require(text.firstRange(of: "### The wire in short"))
        let request = try #require(text[wire.upperBound...].split(separator: "```json\n").dropFirst().first)
        let blocks = pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
        return (blocks, String(request.prefix { $0 != "`" }))
    }

    @Test("shows what the commands print for the request that it names", arguments: ["adjust", "compare"])
    func output(command: String) async throws {
        let (blocks, request) = try parts()
        let run = try await ClientRun(command, "FILE", file: request)
        #expect(run.status == 0)
        #expect(blocks.contains(run.output))
    }

    @Test("shows how each command is typed")
    func forms() throws {
        let blocks = try parts().blocks
        for synopsis in CommandList.all.map({ $0.synopsis }) where synopsis.name != HelpCommand.synopsis.name {
            #expect(blocks.contains { $0.contains(".build/release/\(synopsis.form)\n") }, "\(synopsis.name)")
        }
    }

    @Test("lists every exit code")
    func exitCodes() {
        for code in ExitCode.allCases { #expect(text.contains("\n| \(code.rawValue) | ")) }
    }
}
