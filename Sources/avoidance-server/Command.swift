/// What the command line asks for.
enum Command {
    case serve(Settings)
    case healthcheck(Settings)
    case config(Settings)
    case version
    case help
    case markdown

    static let names = "serve, healthcheck, config, version and help"

    /// Reads `[command] [--flag value | --flag=value …]`; without a command it is `serve`.
    init(_ arguments: ArraySlice<String>, environment: (String) -> String?) throws(UsageError) {
        var rest = arguments
        if rest.contains("--help") || rest.contains("-h") {
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
        case "config": self = .config(try Settings(rest, environment: environment))
        case "version":
            if let extra = rest.first { throw .unknownArgument(extra) }
            self = .version
        case "help":
            let isTable = rest.first == "--markdown"
            if let extra = rest.dropFirst(isTable ? 1 : 0).first { throw .unknownArgument(extra) }
            self = isTable ? .markdown : .help
        default: throw .unknownCommand(name)
        }
    }
}
