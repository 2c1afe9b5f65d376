import Foundation
import Testing

@Suite("The root of the repository")
struct RootTests {
    private let entries: Set = ["Package.swift", "Sources", "Tests", "Dockerfile", "openapi.yaml", "README.md"]

    @Test("holds these entries and dot files, and nothing else")
    func tracked() async throws {
        // The clone may belong to somebody else than who runs the tests.
        let git = try await CommandRun(
            "git",
            ["-c", "safe.directory=*", "-C", Repository.root.path(percentEncoded: false), "ls-files"]
        )
        #expect(git.exitCode == 0)
        let found = Set(
            git.output.split(separator: "\n").compactMap { $0.split(separator: "/").first.map(String.init) }
        )
        #expect(found.filter { !$0.hasPrefix(".") }.subtracting(entries) == [])
        #expect(found.contains("Package.swift"))
    }

    @Test("misses none of them")
    func present() throws {
        #expect(entries.subtracting(try Repository.entries(in: "")) == [])
    }
}
