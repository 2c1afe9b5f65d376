/// What logs, comments and quotes put before each line of a dump.
enum LineLeader {
    /// A quoted log in a comment has no more of them.
    private static let most = 6
    /// No program has a longer name, and no tag is longer.
    private static let longestName = 80

    /// Where the line's own text begins; its indentation belongs to it.
    ///
    /// The marks of comments and quotes count where they are asked for: a line of XML may begin with one.
    static func end(of line: ByteScanner, withMarks: Bool) -> Int {
        var scanner = line
        for _ in 0..<most {
            guard
                (withMarks && skipMark(&scanner)) || skipStamp(&scanner)
                    || skipLogcat(&scanner, afterTime: false) || skipTag(&scanner)
            else { break }
        }
        return scanner.position
    }

    /// `> `, ` * `, `// ` and `# `, and what opens code on a page: back-quotes, `<pre>` and `<code>`.
    private static func skipMark(_ scanner: inout ByteScanner) -> Bool {
        var ahead = scanner
        ahead.skip { $0 == Byte.backquote }
        if ahead.starts(with: "<pre") || ahead.starts(with: "<code"), !ahead.skip(past: ">") { return false }
        if ahead.position > scanner.position {
            scanner = ahead
            return true
        }
        ahead.skipBlanks()
        guard ahead.skip("///") || ahead.skip("//") || ahead.skip(">") || ahead.skip("*") || ahead.skip("#"),
            skipGap(&ahead)
        else { return false }
        scanner = ahead
        return true
    }

    /// `2016-05-11 10:22:31.417 App[12:34] `, `[10:22:31] `, `10:22:31:417 - `, `May 11 10:22:31 Phone App[12] <Notice>: `
    /// and `t =     1.23s `.
    private static func skipStamp(_ scanner: inout ByteScanner) -> Bool {
        var ahead = scanner
        ahead.skipBlanks()
        if ahead.skip("t = ") {
            ahead.skipBlanks()
            guard !ahead.take(while: { Byte.isDigit($0) || $0 == Byte.dot }).isEmpty, ahead.skip("s"), skipGap(&ahead)
            else { return false }
            scanner = ahead
            return true
        }
        let isBracketed = ahead.skip("[")
        skipDate(&ahead)
        guard skipTime(&ahead), !isBracketed || ahead.skip("]"), skipGap(&ahead) else { return false }
        if !ahead.skip("- "), !skipLogcat(&ahead, afterTime: true) { skipProgram(&ahead) }
        scanner = ahead
        return true
    }

    /// The day, if the time of day follows it: `2016-05-11 `, `2016/05/11T`, `05-11 `, `May 11 `.
    private static func skipDate(_ scanner: inout ByteScanner) {
        var ahead = scanner
        if ahead.take(while: Byte.isLetter).count == 3 {
            ahead.skipBlanks()
            guard (1...2).contains(ahead.take(while: Byte.isDigit).count), ahead.peek() == Byte.space else { return }
        } else {
            ahead = scanner
            let first = ahead.take(while: Byte.isDigit).count
            if first == 4 {
                guard ahead.skip("-") || ahead.skip("/"), ahead.take(while: Byte.isDigit).count == 2 else { return }
            }
            guard first == 2 || first == 4, ahead.skip("-") || ahead.skip("/"),
                ahead.take(while: Byte.isDigit).count == 2, ahead.starts(with: " ") || ahead.starts(with: "T")
            else { return }
        }
        ahead.advance()
        scanner = ahead
    }

    /// `10:22:31`, with a fraction and a zone if they are there.
    private static func skipTime(_ scanner: inout ByteScanner) -> Bool {
        var ahead = scanner
        for isLast in [false, false, true] {
            let count = ahead.take(while: Byte.isDigit).count
            guard (1...2).contains(count), isLast || ahead.skip(":") else { return false }
        }
        if let mark = ahead.peek(), mark == Byte.dot || mark == Byte.comma || mark == Byte.colon {
            ahead.advance()
            ahead.skip(while: Byte.isDigit)
        }
        if !ahead.skip("Z") { skipZone(&ahead) }
        scanner = ahead
        return true
    }

    private static func skipZone(_ scanner: inout ByteScanner) {
        var ahead = scanner
        _ = ahead.skip(" ")
        guard ahead.skip("+") || ahead.skip("-"),
            ahead.take(while: { Byte.isDigit($0) || $0 == Byte.colon }).count >= 4
        else { return }
        scanner = ahead
    }

    /// `App[12:34] ` and `Phone App(Library)[12] <Warning>: `, if it comes next.
    private static func skipProgram(_ scanner: inout ByteScanner) {
        var ahead = scanner
        let name = ahead.take { byte in
            Byte.isWord(byte) || byte == Byte.space || byte == Byte.dot || byte == Byte.hyphen
                || byte == Byte.openParenthesis || byte == Byte.closeParenthesis
        }
        guard !name.isEmpty, name.count <= longestName, Byte.isWord(ahead.bytes[name.lowerBound]), ahead.skip("["),
            !ahead.take(while: { Byte.hexadecimal($0) != nil || $0 == Byte.colon }).isEmpty, ahead.skip("]")
        else { return }
        if ahead.skip(" <") {
            ahead.skip(while: Byte.isLetter)
            guard ahead.skip(">") else { return }
        }
        _ = ahead.skip(":")
        if skipGap(&ahead) { scanner = ahead }
    }

    /// `[debug] `, as tools mark their lines; no JSON begins so.
    private static func skipTag(_ scanner: inout ByteScanner) -> Bool {
        var ahead = scanner
        guard ahead.skip("["), let first = ahead.peek(), Byte.isLetter(first) else { return false }
        let name = ahead.take { byte in
            byte != Byte.openBracket && byte != Byte.closeBracket && byte != Byte.quote && byte != Byte.comma
        }
        guard name.count <= longestName, ahead.skip("]"), skipGap(&ahead) else { return false }
        scanner = ahead
        return true
    }

    /// The one blank that separates a leader from the line, or the end of the line.
    private static func skipGap(_ scanner: inout ByteScanner) -> Bool {
        guard let byte = scanner.peek() else { return true }
        guard Byte.isBlank(byte) else { return false }
        scanner.advance()
        return true
    }
}
