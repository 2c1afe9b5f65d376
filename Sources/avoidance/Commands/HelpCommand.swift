/// `avoidance help`: explains the program or one command.
struct HelpCommand: NamedCommand {
    /// Nil for the program.
    let topic: (any NamedCommand.Type)?

    static let synopsis = Synopsis(
        name: "help",
        summary: "Explain the program or a command.",
        operands: [.command]
    )

    init(topic: (any NamedCommand.Type)?) {
        self.topic = topic
    }

    init(_ arguments: Arguments) throws(UsageError) {
        guard let name = arguments.operand(.command) else {
            topic = nil
            return
        }
        topic = try CommandLineParser().command(named: name)
    }

    func run() -> Outcome {
        Outcome(output: .lines(topic.map { HelpText.lines(for: $0.synopsis) } ?? HelpText.programLines))
    }
}
