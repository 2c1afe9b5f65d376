/// One request from its head to its answer: what the transport drives, step by step.
///
/// 1. ``Application/begin(_:)`` looks at the head. Where ``earlyAnswer`` is set, the transport sends it without
///    reading on and closes the connection.
/// 2. Otherwise each piece of the body goes to ``receive(_:)``.
/// 3. ``finish()`` gives the answer; the connection may be used again.
/// 4. ``Application/end(_:since:from:_:)`` takes note of how it ended, answered or not.
package struct Exchange: ~Copyable {
    /// What `finish` does.
    enum Outcome: ~Copyable {
        case handle(Route, Request)
        /// The body's lines were each handled as they came.
        case answerLines
        case options(allow: String)
        case failure(HTTPFailure)
        case answered
    }

    package private(set) var earlyAnswer: Response?
    /// What is to be counted and logged when it is over.
    private(set) var account: RequestAccount
    private let application: Application
    private var outcome: Outcome
    private var body: BodyIntake

    /// An exchange that ends at once.
    init(_ application: Application, _ account: consuming RequestAccount, early failure: HTTPFailure) {
        self.init(application, account, .answered, BodyIntake(.drop, .none, isPacked: false))
        earlyAnswer = complete(refuse(failure))
    }

    init(
        _ application: Application,
        _ account: consuming RequestAccount,
        _ outcome: consuming Outcome,
        _ body: consuming BodyIntake
    ) {
        self.application = application
        self.account = account
        self.outcome = outcome
        self.body = body
    }

    /// Bytes of the body that came.
    var received: Int { body.received }

    /// Takes a piece of the body; after `flooded` the connection is to be cut without an answer.
    package mutating func receive(_ piece: Span<UInt8>) -> BodyIntake.Reception { body.receive(piece) }

    /// The answer, once the whole body was received; to be asked once.
    package mutating func finish() -> Response {
        var outcome = Outcome.answered
        swap(&outcome, &self.outcome)
        let response: Response
        switch consume outcome {
        case .failure(let failure): response = refuse(failure)
        case .options(let allow): response = Response(.noContent, fields: HeaderFields([("Allow", allow)]))
        case .handle(let route, let request): response = handle(route, request)
        case .answerLines: response = answerLines()
        case .answered: response = refuse(.unexpected)
        }
        return complete(response)
    }

    private mutating func handle(_ route: Route, _ request: consuming Request) -> Response {
        body.end()
        if let failure = body.failure { return refuse(failure) }
        request.body = body.takeBytes()
        let response = route.handler(request)
        guard case .bytes(let content) = response.body, content.count > AnswerMemory.least else { return response }
        let share = AnswerMemory.Share(of: application.answerMemory)
        guard share.grow(to: content.count) else { return refuse(.overloaded) }
        account.share = share
        return response
    }

    private mutating func answerLines() -> Response {
        body.end()
        if let failure = body.failure { return refuse(failure) }
        guard let answers = body.takeAnswers() else { return refuse(.unexpected) }
        account.share = answers.share
        return Response(.ok, .lines, .bytes(answers.content))
    }

    private func refuse(_ failure: HTTPFailure) -> Response {
        if let rejection = failure.rejection { application.metrics.count(rejection) }
        return failure.response
    }

    /// Adds what every answer has, and takes note of it.
    private mutating func complete(_ response: consuming Response) -> Response {
        // The fields may be shared with other answers; room for a few more comes with the copy.
        response.fields.reserve(more: Identity.fieldCount + 2, bytes: Identity.fieldLength + 64)
        response.pack(account.takesGzip)
        response.secure()
        account.grant?.write(to: &response)
        account.identity.write(to: &response.fields)
        account.status = response.status
        account.sent = account.method == .head || response.status == .notModified ? 0 : response.length
        application.metrics.count(account.method, series: account.series, response.status)
        return response
    }
}
