/// What the command line asks for.
enum Command {
    case serve(Settings)
    case healthcheck(Settings)
    case version
    case help

    /// Reads `[serve | healthcheck | version] [--flag value | --flag=value …]`.
    init(_ arguments: ArraySlice<String>, environment: (String) -> String?) throws(UsageError) {
        var rest = arguments
        if rest.contains("--help") || rest.contains("-h") || rest.first == "help" {
            self = .help
            return
        }
        if rest.first == "--version" { rest = ["version"] }
        var name = "serve"
        if let first = rest.first, !first.hasPrefix("-") {
            name = first
            rest = rest.dropFirst()
        }
        switch name {
        case "serve": self = .serve(try Settings(rest, environment: environment))
        case "healthcheck": self = .healthcheck(try Settings(rest, environment: environment))
        case "version":
            if let extra = rest.first { throw .unknownArgument(extra) }
            self = .version
        default: throw .unknownCommand(name)
        }
    }
}
