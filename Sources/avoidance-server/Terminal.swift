import Glibc

/// Writes whole lines to the standard streams.
enum Terminal {
    static func print(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

    static func complain(_ line: String) { write("\(Build.name): \(line)\n", to: STDERR_FILENO) }

    /// Writes a line to standard error as it is.
    static func report(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
