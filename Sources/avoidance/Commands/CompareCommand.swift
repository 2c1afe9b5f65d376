internal import AvoidanceEngine
internal import AvoidanceModels

/// `avoidance compare`: answers one event by several policies and says how well each does.
struct CompareCommand: NamedCommand, Equatable {
    let source: InputSource
    let server: ServerAddress?
    let printsJSON: Bool

    static let synopsis = Synopsis(
        name: "compare",
        summary: "Answer a keyboard event by several policies, and print how well each does, the best first.",
        details: [
            "FILE holds the body of POST /v1/comparisons; - is standard input. Without policies every strategy answers.",
            "The body of POST /v1/adjustments will do as well; its policy is left out.",
            "The columns, by which the rows are sorted in this order:",
            "  target  whether the caret, or else the field, ends visible; if not, how many points of its height do not",
            "  back    whether a hide right after gives back what was there",
            "  blank   the empty space that is made above the keyboard",
            "  excess  by how much an inset exceeds what is covered",
            "  moved   how far the field is moved",
            "Exits with 0 if the target ends visible by at least one policy or nothing has the focus, else with 1.",
        ],
        operands: [.file],
        options: [.json, .server]
    )

    init(_ arguments: Arguments) throws(UsageError) {
        source = InputSource(try arguments.required(.file))
        server = try ServerAddress(optional: arguments.value(.server))
        printsJSON = arguments.has(.json)
    }

    func run() async throws(Failure) -> Outcome {
        let input = try source.read()
        let operation = ServiceOperation<ComparisonInput, ComparisonAnswer>(path: "/v1/comparisons") {
            Avoidance.compare($0.request)
        }
        let body = server == nil ? input : ComparisonInput.body(of: input)
        let answer = try await operation.run(body, on: server)
        return Outcome(
            output: printsJSON ? .json(answer.json) : .lines(answer.model.lines),
            exitCode: answer.model.leavesTargetHidden ? .notVisible : .success
        )
    }
}

extension ComparisonAnswer {
    /// Whether there is a target, and no policy leaves it visible.
    var leavesTargetHidden: Bool {
        !comparisons.isEmpty && comparisons.allSatisfy { $0.isTargetVisible == false }
    }
}
