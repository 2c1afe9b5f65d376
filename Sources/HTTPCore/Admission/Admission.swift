/// Decides by a request's head alone what becomes of it.
struct Admission: Sendable {
    enum Decision: Sendable {
        /// Refuse it without reading its body, and close the connection.
        case refuse(HTTPFailure)
        /// Read its body, and then do this.
        case read(Exchange.Outcome, BodyIntake)
    }

    /// How much beyond the limit is read and dropped, so that the client sees the answer instead of a reset: three times
    /// the limit, at most this.
    private static let longestDrain = 3 << 20

    private let configuration: ApplicationConfiguration
    private let router: Router
    private let timer: WorkTimer

    init(_ router: Router, _ configuration: ApplicationConfiguration, _ timer: WorkTimer) {
        self.router = router
        self.configuration = configuration
        self.timer = timer
    }

    /// `inFlight` is the number of requests in flight, this one with them.
    ///
    /// A head that breaks HTTP's rules is refused at once, and so is a body that isn't worth reading: one whose client
    /// waits for `100 Continue`, a chunked one, or one declared far beyond the limit. A body that is refused but short
    /// is read and dropped, so that the connection lives on.
    func decide(_ head: RequestHead, inFlight: Int, _ account: inout RequestAccount) -> Decision {
        let check: HeadCheck
        let method: Method
        let target: RequestTarget
        let match: Router.Match
        do throws(HTTPFailure) {
            check = try HeadCheck(head)
            method = try self.method(of: head)
            target = try self.target(of: head)
            match = router.match(method, target)
            if case .failure(.target(let fault)) = match.answer { throw .target(fault) }
        } catch {
            return .refuse(error)
        }
        account.note(match, target)
        account.takesGzip = AcceptEncoding.takesGzip(head.fields)
        var bounds = bounds(check, configuration.bodyLimit)
        do throws(HTTPFailure) {
            if !account.isPreflight, !match.isProbe { try configuration.keys?.check(head.fields) }
            switch match.answer {
            case .failure(let failure): throw failure
            case .options(let allow):
                try Self.check(bounds)
                return .read(.options(allow: allow), BodyIntake(.drop, bounds, isPacked: false))
            case .route(let route):
                if inFlight > configuration.inFlightLimit, !route.isProbe { throw .overloaded }
                let lineLimit = route.bodyLimit ?? configuration.bodyLimit
                bounds = self.bounds(check, lineLimit)
                let negotiation = try Negotiation(route, method, target, head.fields)
                var request = negotiation.request
                request.timer = timer
                var purpose = route.consumes.isEmpty ? BodyIntake.Purpose.drop : .keep
                if request.bodyType == .lines {
                    bounds = self.bounds(check, configuration.batchLimit)
                    purpose = .answerLines(LineBatch(request, lineLimit: lineLimit, handler: route.handler))
                }
                try Self.check(bounds)
                let body = BodyIntake(purpose, bounds, isPacked: negotiation.isPacked)
                return .read(.handle(route, request), body)
            }
        } catch {
            let isWorthReading =
                switch check.framing {
                case .none: true
                case .length: bounds.declared <= bounds.drainLimit && !check.expectsContinue
                case .chunked: false
                }
            return isWorthReading ? .read(.failure(error), BodyIntake(.drop, bounds, isPacked: false)) : .refuse(error)
        }
    }

    private func method(of head: RequestHead) throws(HTTPFailure) -> Method {
        guard let method = head.method else { throw .methodUnknown }
        if method == .connect { throw .methodNotAllowed(allow: router.allow) }
        return method
    }

    private func target(of head: RequestHead) throws(HTTPFailure) -> RequestTarget {
        do {
            return try RequestTarget(head.target)
        } catch {
            throw .target(error)
        }
    }

    private func bounds(_ check: HeadCheck, _ limit: Int) -> BodyIntake.Bounds {
        var declared = 0
        if case .length(let length) = check.framing { declared = length }
        let drain = limit < Self.longestDrain / 3 ? limit * 3 : Self.longestDrain
        let (drainLimit, overflows) = limit.addingReportingOverflow(drain)
        return BodyIntake.Bounds(limit: limit, drainLimit: overflows ? .max : drainLimit, declared: declared)
    }

    private static func check(_ bounds: BodyIntake.Bounds) throws(HTTPFailure) {
        if bounds.declared > bounds.limit { throw .bodyTooLarge(limit: bounds.limit) }
    }
}
