/// What a log, a comment or a quotation puts before each line of a dump.
enum LogPrefix {
    /// Steps over it, but not over the blanks of the dump's own that follow.
    static func skip(_ scanner: inout ByteScanner) {
        skipLeaders(&scanner)
        if skipTime(&scanner) {
            // The blank between the time and the message, if no tag follows.
            if !skipTag(&scanner), scanner.peek() == Byte.space { scanner.advance() }
        } else {
            _ = skipTag(&scanner)
        }
    }

    /// A line without its prefix.
    static func without(_ line: ByteScanner) -> ByteScanner {
        var scanner = line
        skip(&scanner)
        return scanner
    }

    /// `// `, ` * `, `> ` and a back-quote, as comments, quotations and code begin.
    private static func skipLeaders(_ scanner: inout ByteScanner) {
        while true {
            var ahead = scanner
            ahead.skipBlanks()
            guard ahead.skip("//") || ahead.skip("*") || ahead.skip(">") || ahead.skip("`") else { return }
            if ahead.peek() == Byte.space { ahead.advance() }
            scanner = ahead
        }
    }

    /// `2024-05-01 10:22:31.417`, `05-01 10:22:31.417`, `10:22:31.417` and `2024-05-01T10:22:31.4170000Z`.
    private static func skipTime(_ scanner: inout ByteScanner) -> Bool {
        var ahead = scanner
        ahead.skipBlanks()
        _ = ahead.skip("[")
        var digits = ahead.take(while: Byte.isDigit).count
        if digits > 0, ahead.skip("-") {
            guard !ahead.take(while: Byte.isDigit).isEmpty else { return false }
            if ahead.skip("-"), ahead.take(while: Byte.isDigit).isEmpty { return false }
            guard ahead.skip("T") || ahead.skip(" ") else { return false }
            ahead.skipBlanks()
            digits = ahead.take(while: Byte.isDigit).count
        }
        guard digits > 0, ahead.skip(":"), !ahead.take(while: Byte.isDigit).isEmpty, ahead.skip(":"),
            !ahead.take(while: Byte.isDigit).isEmpty
        else { return false }
        if ahead.skip(".") || ahead.skip(",") { ahead.skip(while: Byte.isDigit) }
        _ = ahead.skip("Z")
        _ = ahead.skip("]")
        scanner = ahead
        return true
    }

    /// `I/Tag( 123): `, `1401 2168 I Tag: `, `28905-28905/com.example W/Tag: ` and `28905-28905 Tag com.example I  `.
    private static func skipTag(_ scanner: inout ByteScanner) -> Bool {
        var ahead = scanner
        var hasProcess = false
        while skipProcess(&ahead) { hasProcess = true }
        if hasProcess {
            if skipColumns(&ahead) {
                scanner = ahead
                return true
            }
            ahead.skipBlanks()
        }
        guard let level = ahead.peek(), levels.contains(level), let next = ahead.peek(1),
            next == Byte.slash || (hasProcess && next == Byte.space)
        else { return false }
        ahead.advance(2)
        ahead.skip { $0 != Byte.colon && $0 != Byte.openBrace && $0 != Byte.equals }
        guard ahead.skip(":") else { return false }
        // More than one blank belongs to the message.
        if ahead.peek() == Byte.space { ahead.advance() }
        scanner = ahead
        return true
    }

    private static let levels = Array("VDIWEFA".utf8)

    /// The number of a process or a thread, or both and the process's name.
    private static func skipProcess(_ scanner: inout ByteScanner) -> Bool {
        var ahead = scanner
        ahead.skipBlanks()
        guard let first = ahead.peek(), Byte.isDigit(first) else { return false }
        let word = ahead.take { !Byte.isBlank($0) }
        let isProcess = ahead.bytes[word].allSatisfy {
            Byte.isWord($0) || $0 == Byte.hyphen || $0 == Byte.dot || $0 == Byte.slash || $0 == Byte.colon
        }
        if isProcess { scanner = ahead }
        return isProcess
    }

    /// The columns of Android Studio: a tag, a package and the level, two blanks behind it.
    private static func skipColumns(_ scanner: inout ByteScanner) -> Bool {
        var ahead = scanner
        for _ in 0..<2 {
            ahead.skipBlanks()
            guard ahead.take(while: { !Byte.isBlank($0) }).count > 1 else { return false }
        }
        ahead.skipBlanks()
        guard let level = ahead.peek(), levels.contains(level), ahead.peek(1) == Byte.space,
            ahead.peek(2) == Byte.space
        else { return false }
        ahead.advance(3)
        scanner = ahead
        return true
    }
}

extension DumpText {
    /// The text without what a log, a comment or a quotation puts around each of its lines.
    var withoutLogPrefixes: DumpText {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for index in lines.indices {
            var line = bytes[LogPrefix.without(self.line(index)).rest]
            while line.last == Byte.backquote { line.removeLast() }
            result += line
            result.append(Byte.newline)
        }
        return DumpText(result)
    }
}
