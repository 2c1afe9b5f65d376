import Glibc

/// The program `avoidance`: answers layouts and keyboard events in process, or has a server answer them.
@main
struct Client {
    static func main() async {
        StandardStreams.ignoreBrokenPipes()
        let outcome = await outcome(of: Array(CommandLine.arguments.dropFirst()))
        exit(StandardStreams.write(outcome).rawValue)
    }

    /// What the program prints for these arguments, its own name left out, and how it exits.
    static func outcome(of arguments: [String]) async -> Outcome {
        do throws(Failure) {
            return try await command(arguments).run()
        } catch {
            return Outcome(error)
        }
    }

    private static func command(_ arguments: [String]) throws(Failure) -> any Command {
        do throws(UsageError) {
            return try CommandLineParser().command(Token.tokens(of: arguments))
        } catch {
            throw .usage(error)
        }
    }
}
