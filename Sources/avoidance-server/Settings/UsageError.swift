/// What is wrong with the command line or the environment.
enum UsageError: Error, Equatable {
    case unknownCommand(String)
    case unknownArgument(String)
    case missingValue(flag: String)
    /// `source` is the flag or the variable, `value` nil where it is a secret; `expected` says what it takes.
    case wrongValue(source: String, value: String?, expected: String)
    /// One setting makes no sense without the other.
    case incomplete(flag: String, missing: String)
}

extension UsageError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownCommand(let name):
            "unknown command \"\(name)\"; the commands are \(Command.names)"
        case .unknownArgument(let argument): "unknown argument \"\(argument)\"; --help lists what there is"
        case .missingValue(let flag): "\(flag) needs a value"
        case .wrongValue(let source, let value?, let expected): "\(source) is \"\(value)\", but must be \(expected)"
        case .incomplete(let flag, let missing): "\(flag) needs \(missing) as well"
        case .wrongValue(let source, nil, let expected): "\(source) must be \(expected)"
        }
    }
}
