internal import AvoidanceEngine
internal import AvoidanceModels
internal import JSONCoding

/// `avoidance timeline`: answers a session of events on one layout.
struct TimelineCommand: NamedCommand, Equatable {
    let source: InputSource
    let server: ServerAddress?
    let explains: Bool
    let printsJSON: Bool

    static let synopsis = Synopsis(
        name: "timeline",
        summary: "Answer a session of events on one layout, each on what the one before left.",
        details: [
            "FILE holds the body of POST /v1/timelines; - is standard input.",
            "Exits with 1 if the focused field of the last step that has one does not end visible, else with 0.",
        ],
        operands: [.file],
        options: [.explain, .json, .server]
    )

    init(_ arguments: Arguments) throws(UsageError) {
        source = InputSource(try arguments.required(.file))
        server = try ServerAddress(optional: arguments.value(.server))
        explains = arguments.has(.explain)
        printsJSON = arguments.has(.json)
    }

    func run() async throws(Failure) -> Outcome {
        let input = try source.read()
        let explains = explains
        let operation = ServiceOperation<TimelineRequest, TimelineAnswer>(
            path: "/v1/timelines" + (explains ? "?explain=true" : "")
        ) {
            TimelineRun.answer($0, explains: explains)
        }
        let answer = try await operation.run(input, on: server)
        return Outcome(
            output: printsJSON ? .json(answer.json) : .lines(answer.model.lines(for: Self.events(of: input))),
            exitCode: answer.model.endsVisible ? .success : .notVisible
        )
    }

    /// The events that were asked about; a server may have answered a request that this program can't read.
    private static func events(of input: Input) -> [TimelineEvent] {
        (try? JSONDecoding.decode(TimelineRequest.self, from: input.bytes))?.events ?? []
    }
}

extension TimelineAnswer {
    /// Whether the last focused field ends visible; true when nothing ever has the focus.
    var endsVisible: Bool {
        steps.last { $0.focus != nil }?.endsVisible ?? true
    }
}
