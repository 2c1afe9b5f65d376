/// The server's HTTP side as a pure function: a request's head and body in, an answer out.
///
/// It knows no socket; a transport asks ``begin(_:)`` for an ``Exchange`` per request and drives it.
package struct Application: Sendable {
    /// The body limit of routes that have none of their own: 256 KiB.
    package static let defaultBodyLimit = 262_144

    /// How many times the limit is read and dropped, so that the client sees the answer instead of a reset.
    private static let drainFactor = 4

    private let router: Router
    private let bodyLimit: Int

    /// `bodyLimit` is the greatest body in bytes, for routes without a limit of their own.
    package init(_ routes: [Route], bodyLimit: Int = Application.defaultBodyLimit) {
        router = Router(routes)
        self.bodyLimit = bodyLimit
    }

    /// Decides by the head alone: refuse at once, or read the body.
    ///
    /// A head that breaks HTTP's rules is refused at once, and so is a body that isn't worth reading: one whose client
    /// waits for `100 Continue`, a chunked one, or one declared far beyond the limit. A body that is refused but short
    /// is read and dropped, so that the connection lives on.
    package func begin(_ head: RequestHead) -> Exchange {
        let check: HeadCheck
        let target: RequestTarget
        do {
            check = try HeadCheck(head)
        } catch {
            return Exchange(early: error)
        }
        guard let method = head.method else { return Exchange(early: .methodUnknown) }
        if method == .connect { return Exchange(early: .methodNotAllowed(allow: router.allow)) }
        do {
            target = try RequestTarget(head.target)
        } catch {
            return Exchange(early: .target(error))
        }
        var limit = bodyLimit
        var outcome: Exchange.Outcome
        switch router.match(method, target) {
        case .failure(.target(let fault)): return Exchange(early: .target(fault))
        case .failure(let failure): outcome = .failure(failure)
        case .options(let allow): outcome = .options(allow: allow)
        case .route(let route):
            limit = route.bodyLimit ?? bodyLimit
            outcome = Self.negotiate(route, method, target, head.fields)
        }
        if case .length(let length) = check.framing, length > limit, !outcome.isFailure {
            outcome = .failure(.bodyTooLarge(limit: limit))
        }
        return Self.exchange(outcome, check, limit: limit)
    }

    /// The whole way in one call, for a body that is there already.
    package func respond(to head: RequestHead, body: [UInt8] = []) -> Response {
        var exchange = begin(head)
        if let answer = exchange.earlyAnswer { return answer }
        _ = exchange.receive(body)
        return exchange.finish()
    }

    private static func exchange(_ outcome: Exchange.Outcome, _ check: HeadCheck, limit: Int) -> Exchange {
        let (product, overflows) = limit.multipliedReportingOverflow(by: drainFactor)
        let drainLimit = overflows ? Int.max : product
        var declared = 0
        var isWorthReading = true
        switch check.framing {
        case .none: break
        case .length(let length):
            declared = length
            isWorthReading = length <= drainLimit && !check.expectsContinue
        case .chunked: isWorthReading = false
        }
        if case .failure(let failure) = outcome, !isWorthReading { return Exchange(early: failure) }
        return Exchange(outcome, limit: limit, drainLimit: drainLimit, declared: declared)
    }

    /// 406 and 415, before the body is read.
    private static func negotiate(
        _ route: Route,
        _ method: Method,
        _ target: RequestTarget,
        _ fields: HeaderFields
    ) -> Exchange.Outcome {
        var request = Request(method: method, target: target, fields: fields)
        if !route.produces.isEmpty {
            guard let choice = Accept.choose(route.produces, for: fields) else {
                return .failure(.notAcceptable(offers: route.produces))
            }
            request.answerType = route.produces[choice]
        }
        if !route.consumes.isEmpty {
            do {
                request.bodyType = try bodyType(route.consumes, fields)
            } catch {
                return .failure(error)
            }
        }
        return .handle(route, request)
    }

    private static func bodyType(_ accepted: [MediaType], _ fields: HeaderFields) throws(HTTPFailure) -> MediaType {
        if accepted.contains(.any) { return .any }
        guard let value = fields.first("Content-Type") else { throw .mediaType(accepted: accepted) }
        if let coding = fields.first("Content-Encoding"), !ASCII.matches(coding, "identity") { throw .contentCoding }
        if let exact = accepted.first(where: { value.elementsEqual($0.essence) }) { return exact }
        guard let type = ContentType(value), let match = accepted.first(where: { $0.essence == type.essence }) else {
            throw .mediaType(accepted: accepted)
        }
        if let charset = type.charset, charset != "utf-8" { throw .charset(charset) }
        return match
    }
}

extension Exchange.Outcome {
    fileprivate var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
