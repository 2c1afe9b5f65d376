internal import AvoidanceEngine
internal import AvoidanceModels
internal import JSONCoding

/// `avoidance occlusions`: says what is covered in a layout as it is.
struct OcclusionsCommand: NamedCommand, Equatable {
    let source: RequestSource
    /// The ids of the views to answer for; empty for those that the document names, or else all.
    let views: [String]
    let server: ServerAddress?
    let printsJSON: Bool

    static let synopsis = Synopsis(
        name: "occlusions",
        summary: "Print the views that the keyboard, a bar, a superview or the window's edge keeps out of sight.",
        details: [
            "FILE holds the body of POST /v1/occlusions; - is standard input. Nothing is adjusted.",
            "The body of POST /v1/adjustments will do as well; its policy is left out.",
            "Or each FILE holds a dump of a debugger or a test tool, as import takes them; no focus is needed.",
            "Exits with 1 if a view that --view or the document names, or else the first responder, is not wholly in "
                + "sight, else with 0.",
        ],
        operands: [.files],
        options: [.view, .json, .server] + Option.imports
    )

    init(_ arguments: Arguments) throws(UsageError) {
        source = try RequestSource(arguments)
        views = arguments.values(.view)
        server = try ServerAddress(optional: arguments.value(.server))
        printsJSON = arguments.has(.json)
    }

    func run() async throws(Failure) -> Outcome {
        let (input, warnings) = try source.read(needsFocus: false)
        var document = try? JSONDecoding.decode(OcclusionInput.self, from: input.bytes)
        if !views.isEmpty { document?.request.views = views }
        let operation = ServiceOperation<OcclusionInput, OcclusionAnswer>(path: "/v1/occlusions") {
            Avoidance.occlusions($0.request)
        }
        let answer = try await operation.run(body(input, document), on: server)
        let namesViews = document?.request.views != nil
        return Outcome(
            output: printsJSON ? .json(answer.json) : .lines(answer.model.lines(naming: namesViews)),
            errors: .lines(warnings),
            exitCode: answer.model.covers(named: namesViews) ? .notVisible : .success
        )
    }

    /// The input with the views of the command line and without what a server doesn't take; one that this program
    /// can't read, or that needs no change, stays as it is.
    private func body(_ input: Input, _ document: OcclusionInput?) -> Input {
        guard let document, document.hasPolicy || !views.isEmpty else { return input }
        return Input(name: input.name, bytes: JSONEncoding.encode(document))
    }
}

extension Option {
    fileprivate static let view = Option("view", "ID", "Answer for the view with this id only.", isRepeated: true)
}

extension OcclusionAnswer {
    /// Whether one of the views that count is not wholly in sight: all when they were named, else the first responder.
    func covers(named: Bool) -> Bool {
        occlusions.contains { ($0.isFirstResponder || named) && $0.isCovered }
    }
}
