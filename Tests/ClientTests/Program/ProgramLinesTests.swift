import Foundation
import Testing

@Suite("The program with lines")
struct ProgramLinesTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// What the program prints for a single request.
    private func single(_ request: String, _ options: String...) async throws -> String {
        try await Program.run(["adjust", "-", "--json"] + options, input: request).output
    }

    @Test("answers each line of a file or of standard input, in order", arguments: [true, false])
    func order(isFile: Bool) async throws {
        let input = "\(Samples.requestLine)\r\n\n \t\n\(Samples.hopelessLine)\n\(Samples.requestLine)"
        let name = isFile ? try directory.file("lines", input) : "-"
        let run = try await Program.run(["adjust", "--lines", "--json", name], input: isFile ? "" : input)
        let answer = try await single(Samples.requestLine)
        #expect(run.output == answer + (try await single(Samples.hopelessLine)) + answer)
        #expect(run.errors == "")
        #expect(run.status == 1)
    }

    @Test("adds the steps to each answer")
    func explanation() async throws {
        let run = try await Program.run("adjust", "-", "--lines", "--explain", input: Samples.requestLine)
        #expect(run.output == (try await single(Samples.requestLine, "--explain")))
        #expect(run.output.contains(#""explanation":[{"#))
        #expect(run.status == 0)
    }

    @Test("answers on behind a line that is no request, and exits with 65")
    func problems() async throws {
        let path = try directory.file("lines", "\nx\n\(Samples.requestLine)\n{}\n")
        let run = try await Program.run("adjust", path, "--lines")
        let lines = run.output.split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines[0].contains(#""status":400"#))
        #expect(lines[1] + "\n" == (try await single(Samples.requestLine)))
        #expect(lines[2].contains(#""status":422"#))
        let text = "2 lines, the first of them line 2, got a problem instead of an answer"
        #expect(run.errors == "avoidance: \(path): \(text)\n")
        #expect(run.status == 65)
    }

    @Test("prints nothing for a file without lines")
    func empty() async throws {
        let run = try await Program.run("adjust", "-", "--lines")
        #expect(run.output == "")
        #expect(run.status == 0)
    }

    @Test("reads and writes more than one piece")
    func many() async throws {
        let count = 2000
        let input = String(repeating: Samples.requestLine + "\n", count: count)
        let run = try await Program.run("adjust", "-", "--lines", input: input)
        #expect(run.output == String(repeating: try await single(Samples.requestLine), count: count))
        #expect(run.status == 0)
    }

    @Test("answers a line before it waits for the next")
    func conversation() async throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = Program.url
        process.arguments = ["adjust", "-", "--lines"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for line in [Samples.requestLine, Samples.hopelessLine] {
            try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
            var answer = Data()
            while answer.last != UInt8(ascii: "\n") {
                let piece = output.fileHandleForReading.availableData
                try #require(!piece.isEmpty)
                answer += piece
            }
            #expect(String(decoding: answer, as: UTF8.self) == (try await single(line)))
        }
        try input.fileHandleForWriting.close()
        #expect(output.fileHandleForReading.availableData.isEmpty)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
    }

    @Test("takes a reader that has left for no failure, and stops")
    func brokenPipe() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let input = String(repeating: Samples.requestLine + "\n", count: 1000)
        let run = try await Program.run(
            ["adjust", "-", "--lines"],
            input: input,
            output: pipe.fileHandleForWriting
        )
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test("exits with 74 when the output can't be written")
    func fullDevice() async throws {
        let run = try await Program.run(
            ["adjust", "-", "--lines"],
            input: Samples.requestLine,
            output: FileHandle(forWritingAtPath: "/dev/full")
        )
        #expect(run.errors == "avoidance: standard output: No space left on device\n")
        #expect(run.status == 74)
    }

    @Test("exits with 66 when the input can't be read")
    func unreadable() async throws {
        let missing = directory.path("missing")
        let run = try await Program.run("adjust", missing, "--lines")
        #expect(run.errors == "avoidance: \(missing): No such file or directory\n")
        #expect(run.status == 66)
        #expect(try await Program.run("adjust", directory.path, "--lines").status == 66)
    }
}
