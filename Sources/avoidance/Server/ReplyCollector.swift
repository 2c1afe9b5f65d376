import Foundation
import FoundationNetworking
import Synchronization

/// Puts a reply together from what the URL session tells, and ends the wait with the first of reply, failure, deadline
/// and limit.
final class ReplyCollector: NSObject, URLSessionDataDelegate, Sendable {
    typealias Waiter = CheckedContinuation<Result<ServerReply, Failure>, Never>

    private let server: ServerAddress
    /// The longest body that is taken, in bytes.
    private let limit: Int
    private let state = Mutex(State())

    private struct State {
        var body: [UInt8] = []
        /// Nil before anybody waits, and once the wait is over.
        var waiter: Waiter?
        var timer: Task<Void, any Error>?
    }

    init(server: ServerAddress, limit: Int) {
        self.server = server
        self.limit = limit
    }

    /// Resumes the waiter once, when the deadline has passed at the latest.
    func resume(_ waiter: Waiter, within deadline: Duration) {
        let timeout = Failure.timedOut(server: server.text, after: deadline)
        state.withLock { state in
            state.waiter = waiter
            state.timer = Task {
                try await Task.sleep(for: deadline)
                finish(.failure(timeout))
            }
        }
    }

    private func finish(_ result: Result<ServerReply, Failure>) {
        let waiter = state.withLock { state in
            state.timer.take()?.cancel()
            return state.waiter.take()
        }
        waiter?.resume(returning: result)
    }

    private func finish(with response: URLResponse?) {
        guard let response = response as? HTTPURLResponse else {
            return finish(.failure(.internalFault("the URL session gave neither a response nor an error")))
        }
        let reply = ServerReply(
            status: response.statusCode,
            mediaType: response.mimeType?.lowercased(),
            location: response.value(forHTTPHeaderField: "Location"),
            body: state.withLock { $0.body }
        )
        finish(.success(reply))
    }

    // MARK: The session's calls

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            state.body += data
            return state.body.count > limit
        }
        guard isTooLarge else { return }
        finish(.failure(.unexpectedReply(server: server.text, .tooLarge(limit: limit))))
        dataTask.cancel()
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    /// A server that wants to know who asks: the reply itself is the answer, since there is nothing to log in with.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        finish(with: task.response)
        completionHandler(.cancelAuthenticationChallenge, nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            finish(.failure(.unreachable(server: server.text, reason: error.localizedDescription)))
        } else {
            finish(with: task.response)
        }
    }
}
