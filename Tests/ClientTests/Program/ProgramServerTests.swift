import AvoidanceModels
import JSONCoding
import Testing

@Suite("The program with a server")
struct ProgramServerTests {
    private func adjust(_ url: String, _ options: String...) async throws -> Program.Run {
        try await Program.run(["adjust", "-", "--server", url] + options, input: Samples.request)
    }

    private var answer: String {
        String(decoding: JSONEncoding.encode(Samples.answer), as: UTF8.self)
    }

    @Test("sends the input as it is and prints the answer for people")
    func text() async throws {
        let stub = try StubServer(StubServer.reply("200 OK", "application/json", answer))
        let run = try await adjust(stub.url + "/prefix/", "--explain")
        #expect(run.output == Samples.answerText)
        #expect(run.errors == "")
        #expect(run.status == 0)
        let request = try #require(stub.requests.first)
        #expect(request.hasPrefix("POST /prefix/v1/adjustments?explain=true HTTP/1.1\r\n"))
        #expect(request.hasSuffix("\r\n\r\n" + Samples.request))
    }

    @Test("prints what the server sent byte for byte as JSON")
    func json() async throws {
        let body = " " + answer.replacing(":", with: " : ") + "\n"
        let stub = try StubServer(StubServer.reply("200 OK", "application/json", body))
        let run = try await adjust(stub.url, "--json")
        #expect(run.output == body)
        #expect(run.status == 0)
        #expect(stub.requests.first?.hasPrefix("POST /v1/adjustments HTTP/1.1\r\n") == true)
    }

    @Test("exits with 1 when the server's answer leaves the field hidden")
    func notVisible() async throws {
        var answer = Samples.answer
        answer.focus?.visibleAfter = 0
        let body = String(decoding: JSONEncoding.encode(answer), as: UTF8.self)
        let stub = try StubServer(StubServer.reply("200 OK", "application/json", body))
        #expect(try await adjust(stub.url).status == 1)
    }

    @Test("prints the faults of a problem like its own")
    func problem() async throws {
        let body =
            #"{"title":"Invalid body","status":422,"detail":"The body has 1 fault.","errors":[{"pointer":"/layout","detail":"too odd"}]}"#
        let stub = try StubServer(StubServer.reply("422 Unprocessable Content", "application/problem+json", body))
        let run = try await adjust(stub.url, "--json")
        #expect(run.output == "")
        #expect(run.errors == "avoidance: standard input: The body has 1 fault.\n/layout: too odd\n")
        #expect(run.status == 65)
    }

    @Test("prints a refusal that comes before the body is read")
    func tooLarge() async throws {
        let body = #"{"detail":"The body is longer than 9 bytes."}"#
        guard case .text(let text) = StubServer.reply("413 Content Too Large", "application/problem+json", body) else {
            return
        }
        let stub = try StubServer(.early(text))
        let run = try await adjust(stub.url)
        #expect(run.errors == "avoidance: standard input: The body is longer than 9 bytes.\n")
        #expect(run.status == 65)
    }

    @Test(
        "exits with 69 when the reply is no answer",
        arguments: [
            (StubServer.reply("500 Internal Server Error", "text/html", "<html>"), "answered 500 with text/html"),
            (StubServer.reply("200 OK", "text/html", "<html>"), "answered with text/html, expected application/json"),
            (
                StubServer.reply("302 Found", "text/html", "", fields: ["Location: http://elsewhere.example/"]),
                "answered 302, a redirect to http://elsewhere.example/; redirects are not followed"
            ),
            (.text("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{\"keyb"), ""),
            (
                .text("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n{\"keyb"),
                "answered with malformed JSON, 1:7: "
            ),
            (.text("SSH-2.0-Stub\r\n"), ""),
            (.text(""), ""),
        ]
    )
    func unexpected(reply: StubServer.Reply, text: String) async throws {
        let stub = try StubServer(reply)
        let run = try await adjust(stub.url)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("avoidance: \(stub.url): \(text)"))
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
        #expect(run.status == 69)
    }

    @Test("exits with 69 when nothing listens")
    func closed() async throws {
        let url = try StubServer.closedURL()
        let run = try await adjust(url)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("avoidance: \(url): "))
        #expect(run.status == 69)
    }
}
