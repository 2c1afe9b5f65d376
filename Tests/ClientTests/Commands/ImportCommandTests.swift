import AvoidanceModels
import JSONCoding
import LayoutImport
import Testing

@testable import avoidance

@Suite("avoidance import")
struct ImportCommandTests {
    private static let tree = """
        <UIWindow: 0x1; frame = (0 0; 375 667); layer = <L: 0x2>>
           | <UITextField: 0x3; frame = (10 600; 300 30); text = ''; layer = <L: 0x4>>
        """
    private static let notification = #"UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";"#

    private func outcome(_ arguments: [String], _ files: [String: String]) async throws -> Outcome {
        let folder = try TemporaryDirectory()
        var paths: [String: String] = [:]
        for (name, text) in files { paths[name] = try folder.file(name, text) }
        let outcome = await Client.outcome(of: arguments.map { paths[$0] ?? $0 })
        // The files are gone with the folder.
        withExtendedLifetime(folder) {}
        return outcome
    }

    private func text(_ output: Output) -> String { String(decoding: output.bytes, as: UTF8.self) }

    @Test("prints what it found and what is missing")
    func people() async throws {
        let outcome = try await outcome(["import", "tree"], ["tree": Self.tree])
        #expect(outcome.exitCode == .success)
        let output = text(outcome.output)
        #expect(output.contains("recursiveDescription"))
        #expect(output.contains("0x3"))
        #expect(output.contains("focus: the dumps don't say which view has the focus"))
        #expect(output.contains("keyboard: the keyboard isn't in the dumps"))
    }

    @Test("prints the service's document as JSON")
    func json() async throws {
        let files = ["tree": Self.tree, "keyboard": Self.notification]
        let outcome = try await outcome(["import", "tree", "keyboard", "--focus", "0x3", "--json"], files)
        let result = try JSONDecoding.decode(ImportResult.self, from: outcome.output.bytes)
        #expect(result.isComplete)
        #expect(result.layout.layout.firstResponder == "0x3")
    }

    @Test("refuses an option with a wrong value, and a file that is no dump")
    func refusals() async throws {
        let usage = try await outcome(["import", "tree", "--screen", "big"], ["tree": Self.tree])
        #expect(usage.exitCode == .usage)
        #expect(text(usage.errors).contains("--screen: expected WIDTHxHEIGHT"))
        let unknown = try await outcome(["import", "tree"], ["tree": "hello"])
        #expect(unknown.exitCode == .badInput)
        #expect(text(unknown.errors).contains("in no known format"))
        #expect(try await outcome(["import"], [:]).exitCode == .usage)
    }

    @Test("is not needed for adjust, which takes dumps that say enough")
    func adjust() async throws {
        let files = ["tree": Self.tree, "keyboard": Self.notification]
        let outcome = try await outcome(["adjust", "tree", "keyboard", "--focus", "0x3"], files)
        #expect(outcome.exitCode == .success)
        #expect(text(outcome.output).contains("0x3 ends visible (0% → 100%)"))
        let incomplete = try await self.outcome(["adjust", "tree"], files)
        #expect(incomplete.exitCode == .badInput)
        #expect(text(incomplete.errors).contains("not enough for a request"))
        #expect(text(incomplete.errors).contains("0x3"))
    }
}
