import Foundation
import Testing

@Suite("The client", .served)
struct ClientTests {
    private func adjust(_ options: String..., input: String = DesignExample.request) async throws -> CommandRun {
        try await CommandRun(BuiltProgram.client.path, ["adjust", "-"] + options, input: input)
    }

    /// A field that nothing can bring above the keyboard.
    private let hopeless = """
        {"layout": {"screen": {"width": 390, "height": 844}, "firstResponder": "field",
         "views": [{"id": "field", "frame": {"x": 0, "y": 600, "width": 390, "height": 44}}]},
         "event": {"type": "keyboardWillShow", "endFrame": {"x": 0, "y": 508, "width": 390, "height": 336}},
         "policy": {"movesRoot": false}}
        """

    @Test("prints as JSON what the server answers, and the same without a server")
    func json() async throws {
        let asked = try await adjust("--json", "--server", ServerAddress.served.url)
        #expect(asked.exitCode == 0)
        #expect(asked.errors == "")
        #expect(try JSON(parsing: asked.output) == JSON(parsing: DesignExample.answer))
        let inProcess = try await adjust("--json")
        #expect(inProcess.exitCode == 0)
        #expect(inProcess.output == asked.output)
        let curled = try await Curl.post(DesignExample.request, to: ServerAddress.served.url + "/v1/adjustments")
        #expect(asked.output.trimmingCharacters(in: .newlines) == curled.body)
    }

    @Test(
        "prints for people what moves, from what to what, and whether the field ends visible",
        arguments: [true, false]
    )
    func text(asksServer: Bool) async throws {
        let run = try await asksServer ? adjust("--server", ServerAddress.served.url) : adjust()
        #expect(run.exitCode == 0)
        #expect(run.errors == "")
        for words in [["form", "358"], ["form", "-47", "200"], ["bar", "0", "-302"], ["password", "visible"]] {
            let isThere = run.output.split(separator: "\n").contains { line in words.allSatisfy { line.contains($0) } }
            #expect(isThere, "no line has \(words) in:\n\(run.output)")
        }
    }

    @Test("explains the answer when it is asked to", arguments: [true, false])
    func explanation(asksServer: Bool) async throws {
        let url = try ServerAddress.served.url
        let run = try await asksServer ? adjust("--explain", "--json", "--server", url) : adjust("--explain", "--json")
        #expect(try !JSON(parsing: run.output)["explanation"].elements.isEmpty)
    }

    @Test("exits with 1 when the field does not end visible", arguments: [true, false])
    func notVisible(asksServer: Bool) async throws {
        let url = try ServerAddress.served.url
        let run = try await asksServer ? adjust("--server", url, input: hopeless) : adjust(input: hopeless)
        #expect(run.exitCode == 1)
        #expect(run.output.contains("notScrollable"))
    }

    @Test("answers lines as the service does, byte for byte, the wrong ones too")
    func lines() async throws {
        let request = DesignExample.request.split(separator: "\n").joined()
        let input = [request, "", #"{"layout": "#, hopeless.split(separator: "\n").joined(), "[]", request]
            .joined(separator: "\n")
        let curled = try await Curl.post(
            input,
            to: ServerAddress.served.url + "/v1/adjustments",
            type: "application/x-ndjson"
        )
        #expect(curled.body.split(separator: "\n").count == 5)
        for run in [
            try await adjust("--lines", input: input),
            try await adjust("--lines", "--server", ServerAddress.served.url, input: input),
        ] {
            #expect(run.output == curled.body)
            #expect(run.exitCode == 65)
        }
    }

    @Test("exits with 65 when the input is wrong, and prints every fault", arguments: [true, false])
    func badInput(asksServer: Bool) async throws {
        let input = #"{"layout":{"screen":{"width":1},"views":[]},"event":{"type":"keyboardWillHid"}}"#
        let url = try ServerAddress.served.url
        let run = try await asksServer ? adjust("--server", url, input: input) : adjust(input: input)
        #expect(run.exitCode == 65)
        #expect(run.output == "")
        let lines = run.errors.split(separator: "\n").dropFirst()
        #expect(lines.first == "/layout/screen/height: expected a number, but the member is missing")
        #expect(lines.last?.hasPrefix("/event/type: expected one of keyboardWillShow, ") == true)
        #expect(lines.last?.hasSuffix("; did you mean keyboardWillHide?") == true)
        #expect(lines.count == 2)
    }

    @Test("exits with 64 on a wrong command line")
    func usage() async throws {
        let run = try await adjust("--sever", "http://localhost")
        #expect(run.exitCode == 64)
        #expect(run.errors.contains("did you mean --server?"))
    }

    @Test("exits with 69 when no server answers")
    func noServer() async throws {
        let stopped = try await ServerProcess()
        try await stopped.stop()
        let run = try await adjust("--server", stopped.address.url)
        #expect(run.exitCode == 69)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("avoidance: \(stopped.address.url): "))
    }

    @Test("reads a file, and exits with 66 when it can't")
    func file() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let missing = try await CommandRun(BuiltProgram.client.path, ["adjust", file.path])
        #expect(missing.exitCode == 66)
        #expect(missing.errors.contains(file.path))
        try DesignExample.request.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try await CommandRun(BuiltProgram.client.path, ["adjust", file.path, "--json"])
        #expect(run.exitCode == 0)
        #expect(try JSON(parsing: run.output) == JSON(parsing: DesignExample.answer))
    }
}
