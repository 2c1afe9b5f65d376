import Glibc
import Testing

/// Requests that two readers may read differently, and those that only look so. A second request hides behind each
/// that has to be refused; it must never be answered.
@Suite("Framing")
struct FramingTests {
    @Test("gives the right answers and no other", arguments: FramingRow.all)
    func whole(_ row: FramingRow) throws {
        try check(row) { client, bytes in client.send(bytes) }
    }

    @Test(
        "gives the same answers to bytes that come one by one",
        arguments: FramingRow.all.filter { $0.request.utf8.count < 1000 }
    )
    func split(_ row: FramingRow) throws {
        try check(row) { client, bytes in
            for byte in bytes {
                guard client.send([byte]) else { return }
                usleep(50)
            }
        }
    }

    @Test("has a name of its own for each row")
    func names() {
        #expect(Set(FramingRow.all.map(\.name)).count == FramingRow.all.count)
    }

    private func check(_ row: FramingRow, send: (RawClient, [UInt8]) -> Void) throws {
        let server = try TestServer()
        let client = try server.client()
        var answers = row.answers
        if row.end == .stays {
            send(client, Array(row.request.utf8))
            try client.waitForAnswers(answers.count)
            client.send("GET /hello HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            answers.append([200])
        } else {
            send(client, Array((row.request + FramingRow.hidden).utf8))
        }
        let bytes = try client.readToEnd()
        let statuses = ReceivedResponse.statuses(in: bytes)
        let isRight = statuses.count == answers.count && zip(statuses, answers).allSatisfy { $1.contains($0) }
        #expect(isRight, "\(statuses) instead of \(answers)")
        if row.end == .stays { #expect(bytes.suffix(5).elementsEqual("hello".utf8)) }
    }
}
