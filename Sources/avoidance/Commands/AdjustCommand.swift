internal import AvoidanceEngine
internal import AvoidanceModels

/// `avoidance adjust`: answers one event for one layout.
struct AdjustCommand: NamedCommand, Equatable {
    let source: RequestSource
    let server: ServerAddress?
    let explains: Bool
    let printsJSON: Bool

    static let synopsis = Synopsis(
        name: "adjust",
        summary: "Answer a keyboard event: what to inset and scroll, and whether the focused field ends visible.",
        details: [
            "FILE holds a request, the body of POST /v1/adjustments; - is standard input.",
            "Or each FILE holds a dump of a debugger or a test tool, as import takes them.",
            "Exits with 0 if the field ends visible or nothing has the focus, with 1 if it does not end visible.",
        ],
        operands: [.files],
        options: [.explain, .json, .server] + Option.imports
    )

    init(_ arguments: Arguments) throws(UsageError) {
        source = try RequestSource(arguments)
        server = try ServerAddress(optional: arguments.value(.server))
        explains = arguments.has(.explain)
        printsJSON = arguments.has(.json)
    }

    func run() async throws(Failure) -> Outcome {
        let explains = explains
        let operation = ServiceOperation(path: "/v1/adjustments" + (explains ? "?explain=true" : "")) {
            Avoidance.answer($0, explains: explains)
        }
        let (input, warnings) = try source.read()
        let answer: Document<AdjustmentAnswer> = try await operation.run(input, on: server)
        return Outcome(
            output: printsJSON ? .json(answer.json) : .lines(answer.model.lines),
            errors: .lines(warnings),
            exitCode: answer.model.endsVisible ? .success : .notVisible
        )
    }
}

extension AdjustmentAnswer {
    /// Whether nothing is left to wish for: the focused field can be seen, or nothing has the focus.
    var endsVisible: Bool {
        guard let focus else { return true }
        return focus.visibility == .visible
    }
}
