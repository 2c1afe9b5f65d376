extension LineLeader {
    /// `I/Tag( 123): `, and behind a time of day also `1401 2168 I Tag: `, `28905-28905/com.example W/Tag: ` and
    /// `28905-28905 Tag com.example I  `, as Android's log and Android Studio print them.
    static func skipLogcat(_ scanner: inout ByteScanner, afterTime: Bool) -> Bool {
        var ahead = scanner
        var hasProcess = false
        if afterTime { while skipProcess(&ahead) { hasProcess = true } }
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

    /// A tag, a package and the level, with two blanks behind it.
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
