/// The server's HTTP side as a pure function: a request's head and body in, an answer out.
///
/// It knows no socket; a transport asks ``begin(_:)`` for an ``Exchange`` per request and drives it.
package final class Application: Sendable {
    /// The body limit of routes that have none of their own: 256 KiB.
    package static let defaultBodyLimit = 262_144

    package let metrics: Metrics
    private let configuration: ApplicationConfiguration
    private let admission: Admission

    package init(_ routes: [Route], _ configuration: ApplicationConfiguration = ApplicationConfiguration()) {
        let metrics = configuration.metrics ?? Metrics(paths: routes.map(\.path))
        self.metrics = metrics
        self.configuration = configuration
        let timer = WorkTimer(metrics, configuration.time)
        admission = Admission(Router(routes, metrics), configuration, timer)
    }

    /// Nanoseconds of the application's clock.
    package var now: UInt64 { configuration.time.monotonic() }

    var answerMemory: AnswerMemory { configuration.answerMemory }

    /// Decides by the head alone: refuse at once, or read the body.
    package func begin(_ head: RequestHead) -> Exchange {
        var account = RequestAccount(Identity(head.fields, configuration.ids), head.method)
        account.grant = configuration.origins?.grant(head.method, head.fields)
        switch admission.decide(head, inFlight: metrics.enterRequest(), &account) {
        case .refuse(let failure): return Exchange(self, account, early: failure)
        case .read(let outcome, let body): return Exchange(self, account, outcome, body)
        }
    }

    /// Takes note that a request is over, answered or not; to be called once for each.
    ///
    /// `exchange` is nil for a request whose head was never complete; `start` is when it began and `remote` the
    /// client's address.
    package func end(_ exchange: consuming Exchange?, since start: UInt64, from remote: [UInt8], _ ending: Ending) {
        let nanoseconds = now &- start
        guard let exchange else {
            metrics.count(.head)
            configuration.log?.append(RequestRecord(nanoseconds, remote, ending))
            return
        }
        metrics.leaveRequest()
        if let status = exchange.account.status {
            metrics.observe(nanoseconds, series: exchange.account.series, status)
        }
        if let log = configuration.log {
            var record = RequestRecord(nanoseconds, remote, ending)
            record.note(exchange.account, received: exchange.received)
            log.append(record)
        }
    }

    /// The whole way in one call, for a body that is there already.
    package func respond(to head: RequestHead, body: [UInt8] = []) -> Response {
        let start = now
        var exchange = begin(head)
        let answer: Response
        if let early = exchange.earlyAnswer {
            answer = early
        } else {
            _ = exchange.receive(body.span)
            answer = exchange.finish()
        }
        end(exchange, since: start, from: [], .completed)
        return answer
    }
}
