internal import AvoidanceModels
import Foundation
import FoundationNetworking

/// One request to a server and its reply.
struct ServerExchange: Sendable {
    private let server: ServerAddress
    /// How long the whole exchange may take.
    private let deadline: Duration
    /// The longest body that is taken, in bytes.
    private let limit: Int

    init(_ server: ServerAddress, deadline: Duration = .seconds(10), limit: Int = 64 << 20) {
        self.server = server
        self.deadline = deadline
        self.limit = limit
    }

    /// Asks for what is at a path.
    func get(_ path: String) async throws(Failure) -> ServerReply {
        try await send(request(path))
    }

    /// Sends a document and asks for one of the same media type; `path` may have a query.
    func post(
        _ body: [UInt8],
        as mediaType: String = ServerReply.json,
        to path: String
    ) async throws(Failure) -> ServerReply {
        var request = try request(path, accepting: mediaType)
        request.httpMethod = "POST"
        request.httpBody = Data(body)
        request.setValue(mediaType, forHTTPHeaderField: "Content-Type")
        return try await send(request)
    }

    private func request(
        _ path: String,
        accepting mediaType: String = ServerReply.json
    ) throws(Failure) -> URLRequest {
        guard let url = server.url(of: path) else {
            throw .internalFault("no URL can be made of \(server.text + path)")
        }
        var request = URLRequest(url: url)
        request.setValue("\(mediaType), application/problem+json", forHTTPHeaderField: "Accept")
        request.setValue("avoidance/\(Version.current)", forHTTPHeaderField: "User-Agent")
        return request
    }

    private func send(_ request: URLRequest) async throws(Failure) -> ServerReply {
        let collector = ReplyCollector(server: server, limit: limit)
        let session = URLSession(configuration: .ephemeral, delegate: collector, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        let result = await withCheckedContinuation { waiter in
            collector.resume(waiter, within: deadline)
            session.dataTask(with: request).resume()
        }
        return try result.get()
    }
}
