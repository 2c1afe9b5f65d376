/// What is wrong with a command line.
enum UsageError: Error, Equatable {
    case missingCommand
    case unknownCommand(String, known: [String])
    case unknownOption(String, known: [String])
    /// An option of a command before the command, or `--version` beside something else.
    case misplacedOption(String)
    case repeatedOption(String)
    case missingValue(String, String)
    case unexpectedValue(String)
    case missingOperand(String)
    case unexpectedOperand(String)
    /// Two options that don't go together.
    case conflict(String, String)
    case unknownStrategy(String, known: [String])
    /// An option with a value that it can't have; `detail` says what was expected.
    case value(String, detail: String)
    case server(String, ServerAddress.Fault)
}
