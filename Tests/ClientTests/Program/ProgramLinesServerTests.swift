import AvoidanceModels
import JSONCoding
import Testing

@Suite("The program with lines and a server")
struct ProgramLinesServerTests {
    private static let answer = String(decoding: JSONEncoding.encode(Samples.answer), as: UTF8.self) + "\n"
    private static let problem =
        #"{"type":"about:blank","title":"Bad Request","status":400,"detail":"x","line":1,"column":2}"# + "\n"

    private func run(_ reply: StubServer.Reply, _ input: String) async throws -> (run: Program.Run, stub: StubServer) {
        let stub = try StubServer(reply)
        let run = try await Program.run("adjust", "-", "--lines", "--explain", "--server", stub.url, input: input)
        return (run, stub)
    }

    private func run(lines: String, _ input: String) async throws -> Program.Run {
        try await run(StubServer.reply("200 OK", "application/x-ndjson", lines), input).run
    }

    @Test("sends the input as it is and prints the reply as it is")
    func request() async throws {
        let reply = StubServer.reply("200 OK", "application/x-ndjson", Self.answer + Self.answer)
        let (run, stub) = try await run(reply, "1\n\r\n2")
        #expect(run.output == Self.answer + Self.answer)
        #expect(run.errors == "")
        #expect(run.status == 0)
        let request = try #require(stub.requests.first)
        #expect(request.hasPrefix("POST /v1/adjustments?explain=true HTTP/1.1\r\n"))
        #expect(request.contains("\r\nContent-Type: application/x-ndjson\r\n"))
        #expect(request.contains("\r\nAccept: application/x-ndjson, application/problem+json\r\n"))
        #expect(request.hasSuffix("\r\n\r\n1\n\r\n2"))
    }

    @Test("numbers the lines that got a problem as they stand in the input")
    func problems() async throws {
        let run = try await run(lines: Self.answer + Self.problem, "1\n\n\n2\n")
        #expect(run.output == Self.answer + Self.problem)
        #expect(run.errors == "avoidance: standard input: line 4 got a problem instead of an answer\n")
        #expect(run.status == 65)
    }

    @Test("exits with 1 when a field does not end visible")
    func notVisible() async throws {
        var hidden = Samples.answer
        hidden.focus?.visibleAfter = 0
        let line = String(decoding: JSONEncoding.encode(hidden), as: UTF8.self)
        #expect(try await run(lines: line + "\n" + Self.answer, "1\n2").status == 1)
    }

    @Test("prints nothing where nothing was asked")
    func empty() async throws {
        let run = try await run(lines: "", "\n")
        #expect(run.output == "")
        #expect(run.status == 0)
    }

    @Test("takes a last problem for the end of the answers")
    func fullAnswer() async throws {
        let run = try await run(lines: Self.answer + Self.problem, "1\n2\n3\n4")
        #expect(run.output == Self.answer + Self.problem)
        #expect(run.status == 65)
    }

    @Test(
        "exits with 69 when the reply is not the answers to the lines",
        arguments: [
            (StubServer.reply("200 OK", "application/x-ndjson", answer), "answered with more or fewer lines than"),
            (StubServer.reply("200 OK", "application/x-ndjson", answer + answer + answer), "more or fewer lines"),
            (StubServer.reply("200 OK", "application/x-ndjson", "{}\n{}\n"), "is no answer of the service"),
            (
                StubServer.reply("200 OK", "application/json", answer),
                "answered with application/json, expected application/x-ndjson"
            ),
        ]
    )
    func wrongReply(reply: StubServer.Reply, text: String) async throws {
        let run = try await run(reply, "1\n2").run
        #expect(run.output == "")
        #expect(run.errors.contains(text))
        #expect(run.status == 69)
    }
}
