import Glibc

/// The server's command: reads what it was told, does it, and ends with an exit code.
@main
enum Program {
    static func main() {
        exit(run(CommandLine.arguments.dropFirst(), environment: Environment.value).rawValue)
    }

    private static func run(_ arguments: ArraySlice<String>, environment: (String) -> String?) -> ExitCode {
        do {
            switch try Command(arguments, environment: environment) {
            case .serve(let settings):
                return Service.run(settings, try SocketActivation(environment, processID: getpid()))
            case .healthcheck(let settings): return Healthcheck.run(settings)
            case .version: Terminal.print("\(Build.name) \(Build.version)")
            case .config(let settings): Terminal.print(EffectiveSettings.text(settings))
            case .help: Terminal.print(HelpText.text)
            case .markdown: Terminal.print(MarkdownTable.text)
            }
            return .success
        } catch {
            Terminal.complain("\(error)")
            return .usage
        }
    }
}
