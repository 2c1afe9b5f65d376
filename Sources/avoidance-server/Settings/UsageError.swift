/// What is wrong with the command line or the environment.
enum UsageError: Error, Equatable {
    case unknownCommand(String)
    case unknownArgument(String)
    case missingValue(flag: String)
    /// `source` is the flag or the variable; `expected` says what it takes.
    case wrongValue(source: String, value: String, expected: String)
}

extension UsageError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknownCommand(let name):
            "unknown command \"\(name)\"; the commands are serve, healthcheck, version and help"
        case .unknownArgument(let argument): "unknown argument \"\(argument)\"; --help lists what there is"
        case .missingValue(let flag): "\(flag) needs a value"
        case .wrongValue(let source, let value, let expected): "\(source) is \"\(value)\", but must be \(expected)"
        }
    }
}
