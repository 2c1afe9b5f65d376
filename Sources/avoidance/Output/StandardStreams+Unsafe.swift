import Glibc

/// The only way out: everything that the program prints goes through here.
enum StandardStreams {
    /// Has writing to a pipe that nobody reads fail, instead of ending the program.
    static func ignoreBrokenPipes() {
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// Writes the outcome and gives the code to exit with: the outcome's own, unless its output can't be written.
    ///
    /// A reader that has left early, such as `head`, has seen what it wanted: a broken pipe is no failure.
    static func write(_ outcome: Outcome) -> ExitCode {
        _ = write(outcome.errors.bytes, to: STDERR_FILENO)
        guard let error = writeOutput(outcome.output.bytes), error.code != EPIPE else { return outcome.exitCode }
        let failure = Failure.unwritable(error)
        _ = write(Output.lines(failure.lines).bytes, to: STDERR_FILENO)
        return failure.exitCode
    }

    /// Writes output that doesn't wait for the outcome; nil when all was written.
    static func writeOutput(_ bytes: [UInt8]) -> SystemError? { write(bytes, to: STDOUT_FILENO) }

    /// Nil when all was written.
    ///
    /// Invariant: the pointers that `Glibc.write` reads lie within the array's own buffer.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return SystemError(code: errno)
            }
        }
        return nil
    }
}
