/// Makes a command from tokens.
struct CommandLineParser {
    var commands: [any NamedCommand.Type] = CommandList.all

    /// The command; `--help` anywhere before `--` asks for help, whatever else is there.
    func command(_ tokens: [Token]) throws(UsageError) -> any Command {
        guard let first = tokens.first else { throw .missingCommand }
        let asksForHelp = tokens.prefix { $0 != .terminator }.contains { Self.helpTokens.contains($0) }
        switch first {
        case .operand(let name):
            let command = try command(named: name)
            if asksForHelp { return HelpCommand(topic: command) }
            return try command.init(Arguments(tokens.dropFirst(), for: command.synopsis))
        case .option(Option.version.spelling, value: nil) where tokens.count == 1:
            return VersionCommand()
        case .option(let spelling, _):
            if asksForHelp { return HelpCommand(topic: nil) }
            throw unplaced(spelling)
        case .terminator:
            throw .missingCommand
        }
    }

    /// The command that is called so.
    func command(named name: String) throws(UsageError) -> any NamedCommand.Type {
        guard let command = commands.first(where: { $0.synopsis.name == name }) else {
            throw .unknownCommand(name, known: commands.map { $0.synopsis.name })
        }
        return command
    }

    /// What is wrong with an option that stands before the command.
    private func unplaced(_ spelling: String) -> UsageError {
        let isCommandOption = commands.contains { $0.synopsis.options.contains { $0.spelling == spelling } }
        if spelling == Option.help.spelling { return .unexpectedValue(spelling) }
        if isCommandOption || spelling == Option.version.spelling { return .misplacedOption(spelling) }
        return .unknownOption(spelling, known: [Option.help.spelling, Option.version.spelling])
    }

    private static let helpTokens: [Token] = [.option(Option.help.spelling, value: nil), .option("-h", value: nil)]
}
