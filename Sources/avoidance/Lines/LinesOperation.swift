/// `avoidance adjust --lines`: answers requests, one a line, in process or by a server.
struct LinesOperation: Sendable {
    let source: InputSource
    let explains: Bool

    /// The answers go to standard output as they are made, so the outcome has none, unless a server makes them; nil for
    /// the server means in process.
    func run(on server: ServerAddress?) async throws(Failure) -> Outcome {
        guard let server else { return outcome(try answerInProcess()) }
        let input = try source.read()
        let reply = try await ServerExchange(server).post(
            input.bytes,
            as: ServerReply.lines,
            to: AdjustCommand.path(explains: explains)
        )
        let body = try reply.body(of: ServerReply.lines, for: input, of: server)
        var outcome = outcome(try LineReplies(body, to: input, of: server).tally)
        outcome.output = body.isEmpty ? .lines([]) : .json(body)
        return outcome
    }

    private func outcome(_ tally: LineTally) -> Outcome {
        Outcome(errors: .lines(tally.lines(source.name)), exitCode: tally.exitCode)
    }
}
