/// Decides by a request's head alone what becomes of it.
struct Admission: Sendable {
    enum Decision: ~Copyable {
        /// Refuse it without reading its body, and close the connection.
        case refuse(HTTPFailure)
        /// Read its body, and then do this.
        case read(Exchange.Outcome, BodyIntake)
    }

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
            method = try self.method(head.method)
            target = try Self.target(head.target)
            match = router.match(method, target)
            if case .failure(.target(let fault)) = match.answer { throw .target(fault) }
        } catch {
            return .refuse(error)
        }
        account.note(match, target)
        account.takesGzip = AcceptEncoding.takesGzip(head.fields)
        let bounds = BodyIntake.Bounds(check, limit: match.route?.bodyLimit ?? configuration.bodyLimit)
        do throws(HTTPFailure) {
            if !account.isPreflight, !match.isProbe { try configuration.keys?.check(head.fields) }
            switch match.answer {
            case .failure(let failure): throw failure
            case .options(let allow):
                try bounds.check()
                return .read(.options(allow: allow), BodyIntake(.drop, bounds, isPacked: false))
            case .route(let route):
                if inFlight > configuration.inFlightLimit, !route.isProbe { throw .overloaded }
                let negotiation = try Negotiation(route, head.fields)
                let request = Request(
                    method: method,
                    target: target,
                    fields: head.fields,
                    answerType: negotiation.answerType,
                    bodyType: negotiation.bodyType,
                    timer: timer
                )
                return try read(route, request, check, bounds, isPacked: negotiation.isPacked)
            }
        } catch {
            return Self.isWorthReading(check, bounds)
                ? .read(.failure(error), BodyIntake(.drop, bounds, isPacked: false)) : .refuse(error)
        }
    }

    /// Gets ready for the body of a request that is let in.
    private func read(
        _ route: Route,
        _ request: consuming Request,
        _ check: HeadCheck,
        _ bounds: BodyIntake.Bounds,
        isPacked: Bool
    ) throws(HTTPFailure) -> Decision {
        guard request.bodyType == .lines else {
            try bounds.check()
            let purpose: BodyIntake.Purpose = route.consumes.isEmpty ? .drop : .keep
            return .read(.handle(route, request), BodyIntake(purpose, bounds, isPacked: isPacked))
        }
        let whole = BodyIntake.Bounds(check, limit: configuration.batchLimit)
        try whole.check()
        let memory = configuration.answerMemory
        let batch = LineBatch(request, lineLimit: bounds.limit, memory: memory, handler: route.handler)
        return .read(.answerLines, BodyIntake(.answerLines(batch), whole, isPacked: isPacked))
    }

    private static func isWorthReading(_ check: HeadCheck, _ bounds: BodyIntake.Bounds) -> Bool {
        switch check.framing {
        case .none: true
        case .length: bounds.declared <= bounds.drainLimit && !check.expectsContinue
        case .chunked: false
        }
    }

    private func method(_ method: Method?) throws(HTTPFailure) -> Method {
        guard let method else { throw .methodUnknown }
        if method == .connect { throw .methodNotAllowed(allow: router.allow) }
        return method
    }

    private static func target(_ bytes: [UInt8]) throws(HTTPFailure) -> RequestTarget {
        do {
            return try RequestTarget(bytes)
        } catch {
            throw .target(error)
        }
    }
}
