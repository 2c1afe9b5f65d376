import Testing

@testable import avoidance

@Suite("The command line")
struct CommandLineParserTests {
    private func command(_ arguments: [String]) throws(UsageError) -> any Command {
        try CommandLineParser().command(Token.tokens(of: arguments))
    }

    private func adjust(_ arguments: [String]) throws -> AdjustCommand {
        try #require(command(arguments) as? AdjustCommand)
    }

    @Test(
        "takes options before and after the file",
        arguments: [
            ["adjust", "--json", "--explain", "--server", "http://h", "f"],
            ["adjust", "f", "--server=http://h/", "--explain", "--json", "--json"],
            ["adjust", "--server", "http://h", "--explain", "--json", "--", "f"],
        ]
    )
    func options(arguments: [String]) throws {
        let command = try adjust(arguments)
        #expect(command.source.sources == [.file(path: "f")])
        #expect(command.server?.text == "http://h")
        #expect(command.printsJSON)
        #expect(command.explains)
    }

    @Test("answers in process and for people unless told otherwise")
    func defaults() throws {
        let command = try adjust(["adjust", "-"])
        #expect(command.source.sources == [.standardInput])
        #expect(command.server == nil)
        #expect(!command.printsJSON)
        #expect(!command.takesLines)
        #expect(!command.explains)
    }

    @Test("takes a file that is called like an option behind --")
    func terminator() throws {
        #expect(try adjust(["adjust", "--", "--json"]).source.sources == [.file(path: "--json")])
    }

    @Test(
        "gives help on the command that is named",
        arguments: [
            (["help"], nil), (["--help"], nil), (["-h"], nil), (["--json", "--help"], nil),
            (["help", "adjust"], "adjust"), (["adjust", "--help"], "adjust"), (["adjust", "f", "-h"], "adjust"),
            (["adjust", "--jsn", "--help"], "adjust"), (["help", "help"], "help"), (["help", "--help"], "help"),
        ] as [([String], String?)]
    )
    func help(arguments: [String], topic: String?) throws {
        let help = try #require(try command(arguments) as? HelpCommand)
        #expect(help.topic.map { $0.synopsis.name } == topic)
    }

    @Test("gives the version")
    func version() throws {
        #expect(try command(["--version"]) is VersionCommand)
    }

    @Test(
        "refuses what it doesn't know, and names what was probably meant",
        arguments: [
            ([], "expected a command"),
            (["--"], "expected a command"),
            (["ajust", "f"], "unknown command \"ajust\"; did you mean adjust?"),
            (["ajust", "--help"], "unknown command \"ajust\"; did you mean adjust?"),
            (["xyz"], "unknown command \"xyz\""),
            (["help", "ajust"], "unknown command \"ajust\"; did you mean adjust?"),
            (["help", "adjust", "f"], "unexpected argument \"f\""),
            (["--verson"], "unknown option --verson; did you mean --version?"),
            (["--version", "f"], "--version stands alone"),
            (["--help=adjust"], "--help takes no value"),
            (["adjust", "f", "--help=adjust"], "--help takes no value"),
            (["--json", "adjust", "f"], "--json belongs behind the command"),
            (["adjust"], "expected FILE|-"),
            (["timeline", "f", "g"], "unexpected argument \"g\""),
            (["adjust", "f", "--lines", "g"], "unexpected argument \"g\""),
            (["adjust", "--lines", "--screen", "1x1", "f"], "--lines and --screen don't go together"),
            (["adjust", "f", "--format=hierarchy", "--lines"], "--lines and --format don't go together"),
            (["adjust", "--lines"], "expected FILE|-"),
            (["timeline", "f", "--lines"], "unknown option --lines"),
            (["adjust", "f", "--jsn"], "unknown option --jsn; did you mean --json?"),
            (["adjust", "f", "-json"], "unknown option -json; did you mean --json?"),
            (["adjust", "f", "-x"], "unknown option -x"),
            (["adjust", "f", "--hepl"], "unknown option --hepl; did you mean --help?"),
            (["adjust", "f", "--json=yes"], "--json takes no value"),
            (["adjust", "f", "--server"], "--server needs a value: --server URL"),
            (["adjust", "f", "--server="], "--server needs a value: --server URL"),
            (["adjust", "f", "--server", "--json"], "--server needs a value: --server URL"),
            (["adjust", "--server", "--", "f"], "--server needs a value: --server URL"),
            (["adjust", "f", "--server=http://h", "--server=http://h"], "--server is given more than once"),
            (["adjust", "f", "--server=http://h:0"], "--server \"http://h:0\": expected a port from 1 to 65535"),
        ]
    )
    func refusals(arguments: [String], text: String) {
        let error = #expect(throws: UsageError.self) { try command(arguments) }
        #expect(error?.text == text)
    }

    @Test("has commands and options of different names, with one sentence each")
    func synopses() {
        let synopses = CommandList.all.map { $0.synopsis }
        #expect(Set(synopses.map(\.name)).count == synopses.count)
        for synopsis in synopses {
            #expect(Set(synopsis.allOptions.map(\.name)).count == synopsis.allOptions.count)
            #expect(([synopsis.summary] + synopsis.allOptions.map(\.summary)).allSatisfy { $0.hasSuffix(".") })
        }
    }
}
