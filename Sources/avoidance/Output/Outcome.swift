/// What a command leaves: what is printed, and how the program exits.
struct Outcome: Equatable, Sendable {
    /// For standard output.
    var output: Output
    /// For standard error.
    var errors: Output
    var exitCode: ExitCode

    init(output: Output = .lines([]), errors: Output = .lines([]), exitCode: ExitCode = .success) {
        self.output = output
        self.errors = errors
        self.exitCode = exitCode
    }

    init(_ failure: Failure) {
        self.init(errors: .lines(failure.lines), exitCode: failure.exitCode)
    }
}
