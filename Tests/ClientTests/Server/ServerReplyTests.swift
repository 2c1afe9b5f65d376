import AvoidanceModels
import JSONCoding
import Testing

@testable import avoidance

@Suite("A server's reply")
struct ServerReplyTests {
    private let input = Input(name: "f", bytes: [])

    private func document(_ reply: ServerReply) throws -> Document<AdjustmentAnswer> {
        try reply.document(for: input, of: ServerAddress("http://h"))
    }

    private func problem(_ status: Int, _ body: String) -> ServerReply {
        ServerReply(status: status, mediaType: "application/problem+json", body: Array(body.utf8))
    }

    @Test("is the answer, and its bytes are kept as they are")
    func answer() throws {
        let body = Array(" \n".utf8) + JSONEncoding.encode(Samples.answer) + Array("\n\n".utf8)
        let document = try document(ServerReply(status: 200, mediaType: "application/json", body: body))
        #expect(document.model == Samples.answer)
        #expect(document.json == body)
    }

    @Test(
        "puts the blame on the input where the service says so",
        arguments: [
            (
                400,
                #"{"status":400,"title":"Malformed JSON","detail":"Line 3, column 9: expected ','","line":3,"column":9}"#,
                ["avoidance: f: malformed JSON", "3:9: expected ','"]
            ),
            (
                400, #"{"detail":"no position in here","line":3,"column":9}"#,
                ["avoidance: f: malformed JSON", "3:9: no position in here"]
            ),
            (400, #"{"title":"Bad Request"}"#, ["avoidance: f: Bad Request"]),
            (
                413, #"{"detail":"The body is longer than 262144 bytes."}"#,
                [
                    "avoidance: f: The body is longer than 262144 bytes."
                ]
            ),
            (
                422,
                #"{"title":"t","detail":"Two faults.","new":{},"errors":[{"pointer":"/a","detail":"b"},{"pointer":"","detail":"c"}]}"#,
                ["avoidance: f: Two faults.", "/a: b", "the whole document: c"]
            ),
            (422, "{}", ["avoidance: f: status 422, without a description"]),
        ]
    )
    func refusals(status: Int, body: String, lines: [String]) {
        let failure = #expect(throws: Failure.self) { try document(problem(status, body)) }
        #expect(failure?.lines == lines)
        #expect(failure?.exitCode == .badInput)
    }

    @Test(
        "is not an answer when it is anything else",
        arguments: [
            (ServerReply(status: 500, mediaType: "text/html"), "answered 500 with text/html"),
            (ServerReply(status: 422, mediaType: "text/html"), "answered 422 with text/html"),
            (ServerReply(status: 204), "answered 204 with no Content-Type"),
            (ServerReply(status: 200, mediaType: "text/html"), "answered with text/html, expected application/json"),
            (ServerReply(status: 200), "answered with no Content-Type, expected application/json"),
            (
                ServerReply(status: 302, location: "http://x/"),
                "answered 302, a redirect to http://x/; redirects are not followed"
            ),
            (ServerReply(status: 308), "answered 308, a redirect; redirects are not followed"),
            (
                ServerReply(status: 200, mediaType: "application/json", body: Array("{\n\"a\":".utf8)),
                "answered with malformed JSON, 2:5: unexpected end of input, expected a value after ':'"
            ),
            (
                ServerReply(
                    status: 503,
                    mediaType: "application/problem+json",
                    body: Array(#"{"detail":"Later."}"#.utf8)
                ),
                "answered 503, Later."
            ),
            (
                ServerReply(status: 422, mediaType: "application/problem+json", body: Array("{".utf8)),
                "answered 422 with application/problem+json"
            ),
        ]
    )
    func others(reply: ServerReply, text: String) {
        let failure = #expect(throws: Failure.self) { try document(reply) }
        #expect(failure?.lines == ["avoidance: http://h: \(text)"])
        #expect(failure?.exitCode == .unavailable)
    }

    @Test("is not an answer when it is JSON of another kind")
    func invalid() {
        let reply = ServerReply(status: 200, mediaType: "application/json", body: Array("[]".utf8))
        let failure = #expect(throws: Failure.self) { try document(reply) }
        guard case .unexpectedReply(_, .invalid(let fault)) = failure else {
            Issue.record("expected an invalid reply, found \(String(describing: failure))")
            return
        }
        #expect(fault?.pointer == "")
    }
}
