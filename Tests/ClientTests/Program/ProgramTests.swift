import AvoidanceModels
import Foundation
import JSONCoding
import Testing

@Suite("The program")
struct ProgramTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    @Test("answers a file for people")
    func file() async throws {
        let run = try await Program.run("adjust", directory.file("request.json", Samples.request))
        #expect(run.output == Samples.answerText)
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("answers standard input as JSON on one line")
    func standardInput() async throws {
        let run = try await Program.run("adjust", "--json", "-", input: Samples.request)
        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(run.output.hasSuffix("}\n"))
        #expect(run.output.filter { $0 == "\n" }.count == 1)
        let answer = try JSONDecoding.decode(AdjustmentAnswer.self, from: Array(run.output.utf8))
        #expect(answer.adjustments == Samples.answer.adjustments)
        #expect(answer.focus == Samples.answer.focus)
        #expect(answer.explanation == nil)
    }

    @Test("adds the explanation when asked")
    func explanation() async throws {
        let path = try directory.file("request.json", Samples.request)
        let json = try await Program.run("adjust", path, "--json", "--explain")
        let answer = try JSONDecoding.decode(AdjustmentAnswer.self, from: Array(json.output.utf8))
        let step = try #require(answer.explanation?.first)
        let text = try await Program.run("adjust", path, "--explain")
        #expect(text.output.hasPrefix(Samples.answerText + "steps      \(step.rule)"))
        #expect(text.output.contains(step.text))
    }

    @Test("exits with 1 when the field does not end visible")
    func notVisible() async throws {
        let run = try await Program.run("adjust", "-", input: Samples.hopelessRequest)
        #expect(run.output.contains("\nfocus      password ends hidden (0% → 0%)\nlimit      "))
        #expect(run.errors == "")
        #expect(run.status == 1)
    }

    @Test("exits with 0 when nothing has the focus")
    func noFocus() async throws {
        let request = Samples.hopelessRequest.replacing(#""firstResponder": "password","#, with: "")
        let run = try await Program.run("adjust", "-", input: request)
        #expect(run.output.contains("\nfocus      none\n"))
        #expect(run.status == 0)
    }

    @Test("says where JSON is malformed")
    func malformed() async throws {
        let path = try directory.file("request.json", "{\n  \"layout\": nil\n}")
        let run = try await Program.run("adjust", path)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("avoidance: \(path): malformed JSON\n2:13: "))
        #expect(run.status == 65)
    }

    @Test("prints every fault of a model with its pointer")
    func invalid() async throws {
        let request = Samples.request
            .replacing(#""width": 350"#, with: #""width": -350"#)
            .replacing(#""firstResponder""#, with: #""firstResponse""#)
        let run = try await Program.run("adjust", "-", input: request)
        #expect(run.output == "")
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0] == "avoidance: standard input: 2 faults")
        #expect(
            lines.contains { $0.hasPrefix("/layout/firstResponse: ") && $0.contains("did you mean firstResponder?") }
        )
        #expect(lines.contains { $0.hasPrefix("/layout/views/0/subviews/0/frame/width: ") && $0.contains("-350") })
        #expect(run.status == 65)
    }

    @Test("exits with 66 when the file is missing")
    func missing() async throws {
        let path = directory.path("missing.json")
        let run = try await Program.run("adjust", path)
        #expect(run.errors == "avoidance: \(path): No such file or directory\n")
        #expect(run.status == 66)
    }

    @Test(
        "exits with 64 and leaves standard output empty when the command line is wrong",
        arguments: [
            ([], "expected a command"),
            (["adjust", "-", "--jsn"], "unknown option --jsn; did you mean --json?"),
            (
                ["adjust", "-", "--server", "localhost"],
                "--server \"localhost\": expected http://HOST[:PORT][/PREFIX] or the same with https"
            ),
        ]
    )
    func usage(arguments: [String], text: String) async throws {
        let run = try await Program.run(arguments)
        #expect(run.output == "")
        #expect(run.errors == "avoidance: \(text)\nTry avoidance help.\n")
        #expect(run.status == 64)
    }

    @Test(
        "prints help and version on standard output",
        arguments: [
            (["--help"], "avoidance answers "), (["help", "adjust"], "Usage: avoidance adjust "),
            (["--version"], "avoidance "),
        ]
    )
    func help(arguments: [String], prefix: String) async throws {
        let run = try await Program.run(arguments)
        #expect(run.output.hasPrefix(prefix))
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("takes a reader that has left for no failure")
    func brokenPipe() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let run = try await Program.run(["--help"], output: pipe.fileHandleForWriting)
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("exits with 74 when the output can't be written")
    func fullDevice() async throws {
        let run = try await Program.run(["--help"], output: FileHandle(forWritingAtPath: "/dev/full"))
        #expect(run.errors == "avoidance: standard output: No space left on device\n")
        #expect(run.status == 74)
    }
}
