internal import AvoidanceEngine
internal import AvoidanceModels

/// `avoidance adjust`: answers one event for one layout.
struct AdjustCommand: NamedCommand, Equatable {
    let source: RequestSource
    let server: ServerAddress?
    let explains: Bool
    let printsJSON: Bool
    /// Whether the file holds a request a line.
    let takesLines: Bool

    static let synopsis = Synopsis(
        name: "adjust",
        summary: "Answer a keyboard event: what to inset and scroll, and whether the focused field ends visible.",
        details: [
            "FILE holds a request, the body of POST /v1/adjustments; - is standard input.",
            "Or each FILE holds a dump of a debugger or a test tool, as import takes them.",
            "With --lines FILE holds a request a line (NDJSON), and each line gets an answer or a problem, as JSON.",
            "Exits with 0 if the field ends visible or nothing has the focus, with 1 if it does not end visible.",
            "With --lines exits with 65 if a line got a problem, else with 1 if a field does not end visible, else with 0.",
        ],
        operands: [.files],
        options: [.explain, .json, .lines, .server] + Option.imports
    )

    init(_ arguments: Arguments) throws(UsageError) {
        takesLines = arguments.has(.lines)
        if takesLines { try Self.checkLines(arguments) }
        source = try RequestSource(arguments)
        server = try ServerAddress(optional: arguments.value(.server))
        explains = arguments.has(.explain)
        printsJSON = arguments.has(.json)
    }

    /// Where a server answers adjustments, with the query.
    static func path(explains: Bool) -> String { "/v1/adjustments" + (explains ? "?explain=true" : "") }

    /// Refuses what goes with a single request only.
    private static func checkLines(_ arguments: Arguments) throws(UsageError) {
        if let option = Option.imports.first(where: { arguments.value($0) != nil }) {
            throw .conflict(Option.lines.spelling, option.spelling)
        }
        if let second = try arguments.all(.files).dropFirst().first { throw .unexpectedOperand(second) }
    }

    func run() async throws(Failure) -> Outcome {
        if takesLines, let source = source.sources.first {
            return try await LinesOperation(source: source, explains: explains).run(on: server)
        }
        let explains = explains
        let operation = ServiceOperation(path: Self.path(explains: explains)) {
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

extension Option {
    fileprivate static let lines = Option("lines", nil, "Take a request a line, however many, and answer each.")
}

extension AdjustmentAnswer {
    /// Whether nothing is left to wish for: the focused field can be seen, or nothing has the focus.
    var endsVisible: Bool {
        guard let focus else { return true }
        return focus.visibility == .visible
    }
}
