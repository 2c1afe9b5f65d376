import Testing

@testable import HTTPCore

@Suite("Batches of lines")
struct LineBatchTests {
    /// Answers a line with itself in brackets, and one that is `bad` with a problem.
    private static let application = Application(
        [
            Route(.post, "/a", consumes: [.json, .lines]) { request in
                let text = String(decoding: request.body, as: UTF8.self)
                if text == "bad" { return Problem(status: .badRequest, detail: "bad").response }
                return Response(.ok, .json, .bytes(Array("[\(text)]".utf8)))
            }
        ],
        Fixture.configuration {
            $0.bodyLimit = 10
            $0.batchLimit = 1000
        }
    )

    private func begin(_ fields: (String, String)...) -> Exchange {
        var all = HeaderFields([("Host", "a"), ("Content-Type", "application/x-ndjson")])
        for field in fields { all.append(field.0, field.1) }
        return Self.application.begin(RequestHead(method: .post, target: Array("/a".utf8), fields: all))
    }

    private func answer(_ body: String, pieces: Int = .max) -> Response {
        var exchange = begin()
        var rest = Array(body.utf8)[...]
        while !rest.isEmpty {
            #expect(exchange.receive(Array(rest.prefix(pieces))) == .taken)
            rest = rest.dropFirst(pieces)
        }
        return exchange.finish()
    }

    private static let bad = #"{"type":"about:blank","title":"Bad Request","status":400,"detail":"bad"}"#

    @Test("have an answer or a problem a line, in order, whatever the pieces", arguments: [1, 2, 3, 5, 8, 1000])
    func order(length: Int) {
        let response = answer("1\nbad\n\n22\r\n \t\n3", pieces: length)
        #expect(response.status == .ok)
        #expect(response.fields.text("Content-Type") == "application/x-ndjson")
        #expect(response.text == "[1]\n\(Self.bad)\n[22\r]\n[3]\n")
    }

    @Test("may be empty", arguments: ["", "\n", "\r\n \n"])
    func empty(body: String) {
        let response = answer(body)
        #expect(response.status == .ok)
        #expect(response.content.isEmpty)
    }

    @Test("don't stop at a line beyond the limit", arguments: [1, 7, 1000])
    func longLine(length: Int) {
        let lines = answer("1234567890\n12345678901\n\(String(repeating: "x", count: 50))\n2", pieces: length).text
            .split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0] == "[1234567890]")
        #expect(lines[1].contains(#""status":413"#) && lines[1].contains("longer than 10 bytes"))
        #expect(lines[2] == lines[1])
        #expect(lines[3] == "[2]")
    }

    @Test("work on a line as soon as it has come")
    func early() throws {
        let batch = LineBatch(
            Request(method: .post, target: try Fixture.target, fields: HeaderFields()),
            lineLimit: 10,
            memory: AnswerMemory(limit: .max)
        ) { request in
            Response(.ok, .json, .bytes(request.body))
        }
        batch.receive("1\n2")
        #expect(batch.answered == 1)
        #expect(batch.finish() == Array("1\n2\n".utf8))
    }

    @Test("end with one problem where the answers are too long, and keep those before")
    func answerLimit() throws {
        let batch = LineBatch(
            Request(method: .post, target: try Fixture.target, fields: HeaderFields()),
            lineLimit: 100,
            answerLimit: 20,
            memory: AnswerMemory(limit: .max)
        ) { request in
            Response(.ok, .json, .bytes(request.body))
        }
        batch.receive("123456789\n123456789\n1\n2\n")
        let lines = String(decoding: batch.finish(), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[1] == "123456789")
        #expect(lines[2].contains("line 3 and those behind it"))
        #expect(lines[2].contains(#""status":422"#))
    }

    @Test("end with one problem where the server has no room for the answers, and give the room back")
    func memory() throws {
        let memory = AnswerMemory(limit: 3 << 20)
        func batch() throws -> LineBatch {
            LineBatch(
                Request(method: .post, target: try Fixture.target, fields: HeaderFields()),
                lineLimit: 10,
                memory: memory
            ) { _ in Response(.ok, .json, .bytes([UInt8](repeating: 0x61, count: 1 << 18))) }
        }
        for _ in 0..<2 {
            var first: LineBatch? = try batch()
            first?.receive(String(repeating: "1\n", count: 7))
            #expect(first?.answered == 7)
            let second = try batch()
            second.receive(String(repeating: "1\n", count: 7))
            #expect(second.answered == 3)
            let lines = second.finish().split(separator: 0x0A)
            #expect(lines.count == 4)
            let problem = try #require(lines.last.map { String(decoding: $0, as: UTF8.self) })
            #expect(problem.contains(#""status":503"#) && problem.contains("line 4 and those behind it"))
            first = nil
        }
    }

    @Test("have a limit of their own for the whole body")
    func bodyLimit() {
        #expect(answer(String(repeating: "1\n", count: 500)).text.count == 2000)
        #expect(answer(String(repeating: "1\n", count: 501)).status == .contentTooLarge)
        #expect(begin(("Content-Length", "4001")).earlyAnswer?.status == .contentTooLarge)
    }

    @Test("are answered as lines, and only to those who take that")
    func negotiation() {
        var refused = begin(("Accept", "application/json"))
        #expect(refused.finish().status == .notAcceptable)
        var taken = begin(("Accept", "application/x-ndjson"))
        #expect(taken.finish().status == .ok)
    }

    @Test("may be packed")
    func packed() throws {
        var exchange = begin(("Content-Encoding", "gzip"))
        let body = Array(String(repeating: "1\n", count: 500).utf8)
        #expect(exchange.receive(try #require(Packing.pack(body))) == .taken)
        #expect(exchange.finish().text == String(repeating: "[1]\n", count: 500))
        var bomb = begin(("Content-Encoding", "gzip"))
        #expect(bomb.receive(try #require(Packing.pack(body + body))) == .taken)
        #expect(bomb.finish().status == .contentTooLarge)
        var broken = begin(("Content-Encoding", "gzip"))
        #expect(broken.receive(Array(Samples.packedA.dropLast())) == .taken)
        #expect(broken.finish().status == .badRequest)
    }
}
