/// One request from its head to its answer: what the transport drives, step by step.
///
/// 1. ``Application/begin(_:)`` looks at the head. Where ``earlyAnswer`` is set, the transport sends it without
///    reading on and closes the connection.
/// 2. Otherwise each piece of the body goes to ``receive(_:)``.
/// 3. ``finish()`` gives the answer; the connection may be used again.
package struct Exchange: Sendable {
    /// What `finish` does.
    enum Outcome: Sendable {
        case handle(Route, Request)
        case options(allow: String)
        case failure(HTTPFailure)
    }

    package let earlyAnswer: Response?
    private let outcome: Outcome
    private let limit: Int
    private var body: BodyBuffer

    /// An exchange that ends at once.
    init(early failure: HTTPFailure) {
        earlyAnswer = failure.response.secured
        outcome = .failure(failure)
        limit = 0
        body = BodyBuffer(limit: 0, drainLimit: 0, declared: 0, keeps: false)
    }

    init(_ outcome: Outcome, limit: Int, drainLimit: Int, declared: Int) {
        earlyAnswer = nil
        self.outcome = outcome
        self.limit = limit
        let keeps = if case .handle(let route, _) = outcome { !route.consumes.isEmpty } else { false }
        body = BodyBuffer(limit: limit, drainLimit: drainLimit, declared: declared, keeps: keeps)
    }

    /// Takes a piece of the body; after `flooded` the connection is to be cut without an answer.
    package mutating func receive(_ piece: UnsafeRawBufferPointer) -> BodyBuffer.Reception {
        body.receive(piece)
    }

    package mutating func receive(_ piece: [UInt8]) -> BodyBuffer.Reception {
        piece.withUnsafeBytes { body.receive($0) }
    }

    /// The answer, once the whole body was received.
    package consuming func finish() -> Response {
        switch outcome {
        case .failure(let failure): return failure.response.secured
        case .options(let allow):
            return Response(.noContent, fields: HeaderFields([("Allow", allow)])).secured
        case .handle(let route, var request):
            if body.isTooLarge { return HTTPFailure.bodyTooLarge(limit: limit).response.secured }
            request.body = body.bytes
            return route.handler(request).secured
        }
    }
}
