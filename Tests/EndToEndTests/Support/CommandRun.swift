/// A command that has run to its end.
struct CommandRun {
    let exitCode: Int32
    let output: String
    let errors: String

    /// Runs a program by its path or, without a slash, its name.
    init(_ path: String, _ arguments: [String], input: String = "", environment: [String: String] = [:]) async throws {
        let process = try ChildProcess(path, arguments, input: input, environment: environment)
        guard case .exit(let code) = try await process.wait(within: 20) else { throw Failure.killed(path) }
        exitCode = code
        output = process.output
        errors = process.errors
    }

    enum Failure: Error {
        case killed(String)
    }
}
