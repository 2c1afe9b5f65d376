import Foundation

/// The service and, beside it, a server that reads the same bytes, answers the same bytes and does nothing else.
struct ServerPair {
    let service: ServerProcess
    let raw: ServerProcess
    private let answerFile: TemporaryFile

    init(_ body: [UInt8], _ mediaType: String = "application/json") throws {
        service = try ServerProcess()
        let answer = try Connection.post(body, mediaType, port: service.port)
        guard answer.isOK else { throw BenchmarkFailure.answer(answer.status) }
        let head = answer.applicationFields.joined(separator: "\n") + "\n\n"
        answerFile = try TemporaryFile(Data(head.utf8) + answer.body)
        raw = try ServerProcess(
            .rawResponder,
            [answerFile.path, service.waitsByEpoll ? "epoll" : "poll", "\(service.workers)", "1024"]
        )
        let twin = try Connection.post(body, mediaType, port: raw.port)
        guard twin.length == answer.length, twin.body == answer.body else {
            throw BenchmarkFailure.answer("the raw responder's is not as long as the service's")
        }
    }
}
