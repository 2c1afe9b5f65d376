/// A line of a batch that gets no answer.
package enum EmptyLine {
    /// Whether a line, without its line feed, has nothing but blanks, or the carriage return of its end.
    package static func matches(_ line: Span<UInt8>) -> Bool {
        ASCII.all(line) { ASCII.isBlank($0) || $0 == ASCII.carriageReturn }
    }
}
