import FuzzingSupport
import HTTPCore

/// Answers an HTTP message without a socket, the body coming whole and in pieces.
///
/// One application is open; the other wants a key and lets pages of two origins read.
#if compiler(>=6.3)
    @c(LLVMFuzzerTestOneInput)
#else
    @_cdecl("LLVMFuzzerTestOneInput")
#endif
package func answerMessages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let message = Message(Input.bytes(start, count))
    for application in [Applications.open, Applications.guarded] {
        let whole = exchange(message, pieceLength: .max, with: application)
        let pieces = exchange(message, pieceLength: 7, with: application)
        precondition(whole?.status == pieces?.status, "another status for a body in pieces")
        if let whole, let pieces, !message.asksForMetrics {
            precondition(whole.content == pieces.content, "another answer to a body in pieces")
        }
    }
    return 0
}

/// The answer, as the transport asks for it; nil where it would cut the connection.
private func exchange(_ message: Message, pieceLength: Int, with application: Application) -> Response? {
    var exchange = application.begin(message.head)
    var answer = exchange.earlyAnswer
    if answer == nil {
        var rest = message.body[...]
        while !rest.isEmpty {
            let piece = Array(rest.prefix(pieceLength))
            rest = rest.dropFirst(piece.count)
            if exchange.receive(piece.span) == .flooded {
                application.end(exchange, since: 0, from: [], .clientClosed)
                return nil
            }
        }
        answer = exchange.finish()
    }
    application.end(exchange, since: 0, from: Array("127.0.0.1".utf8), .completed)
    answer.map(check)
    return answer
}

/// The answer has no field that would end the head early, and what it calls JSON is JSON.
private func check(_ response: Response) {
    for position in 0..<response.fields.count {
        precondition(response.fields.name(at: position).allSatisfy { $0 > 0x20 && $0 < 0x7F })
        precondition(response.fields.value(at: position).allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    }
    precondition(response.fields.all("X-Request-Id").count == 1 && response.fields.all("traceparent").count == 1)
    guard !response.fields.contains("Content-Encoding") else { return }
    switch response.fields.text("Content-Type") {
    case "application/json", "application/problem+json": Demand.json(response.content)
    case "application/x-ndjson": response.content.split(separator: UInt8(ascii: "\n")).forEach(Demand.json)
    default: break
    }
}
