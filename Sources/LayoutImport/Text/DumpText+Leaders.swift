extension DumpText {
    /// The text without what stands before its lines; indentation by spaces that don't break, as from a page of the
    /// web, becomes one of spaces.
    func withoutLeaders(withMarks: Bool) -> DumpText {
        let starts = lines.indices.map { start(of: line($0), withMarks: withMarks) }
        guard zip(starts, lines).contains(where: { $0.place > $1.lowerBound || $0.indentation > 0 }) else {
            return self
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (start, line) in zip(starts, lines) {
            result += repeatElement(Byte.space, count: start.indentation)
            var own = bytes[start.place..<line.upperBound]
            // A line that a page shows as code ends as it begins.
            if start.place > line.lowerBound { while own.last == Byte.backquote { own.removeLast() } }
            result += own
            result.append(Byte.newline)
        }
        return DumpText(result)
    }

    /// Where a line's text begins, and how many spaces stand for the unbreakable ones before that.
    private func start(of line: ByteScanner, withMarks: Bool) -> (place: Int, indentation: Int) {
        var scanner = line
        scanner.move(to: LineLeader.end(of: line, withMarks: withMarks))
        let start = scanner.position
        var hasUnbreakable = false
        var indentation = 0
        while scanner.starts(with: " ") || scanner.starts(with: "\u{A0}") {
            if scanner.skip("\u{A0}") { hasUnbreakable = true } else { scanner.advance() }
            indentation += 1
        }
        return hasUnbreakable ? (scanner.position, indentation) : (start, 0)
    }
}
