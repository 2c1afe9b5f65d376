internal import JSONCoding
internal import LayoutImport

/// `avoidance import`: makes a layout and an event of dumps.
struct ImportCommand: NamedCommand, Equatable {
    let dumps: DumpSource
    let printsJSON: Bool

    static let synopsis = Synopsis(
        name: "import",
        summary: "Make a layout and a keyboard event of the dumps of debuggers and test tools.",
        details: [
            "Each FILE holds a dump; - is standard input. Its format is recognised. One dump may show the views and "
                + "another one the keyboard.",
            "What is in no dump and not said beside them is never guessed: the output names it, with what it may be.",
        ],
        operands: [.files],
        options: Option.imports + [.json]
    )

    init(_ arguments: Arguments) throws(UsageError) {
        dumps = try DumpSource(arguments)
        printsJSON = arguments.has(.json)
    }

    func run() throws(Failure) -> Outcome {
        let result = try dumps.result(of: dumps.read())
        return Outcome(output: printsJSON ? .json(JSONEncoding.encode(result)) : .lines(result.lines))
    }
}
