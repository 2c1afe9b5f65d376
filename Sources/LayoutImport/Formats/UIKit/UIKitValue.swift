/// The values in UIKit's descriptions, which have no escapes.
enum UIKitValue {
    /// Steps over a value to the `;` or the closing bracket that ends it, and gives where it lies.
    static func skip(_ scanner: inout ByteScanner) -> Range<Int> {
        let start = scanner.position
        var nesting = 0
        while let byte = scanner.peek() {
            switch byte {
            case Byte.less, Byte.openBrace, Byte.openParenthesis: nesting += 1
            case Byte.greater where nesting == 0, Byte.semicolon where nesting == 0: return start..<scanner.position
            case Byte.greater, Byte.closeBrace, Byte.closeParenthesis: nesting = max(nesting - 1, 0)
            default: break
            }
            scanner.advance()
        }
        return start..<scanner.position
    }

    /// Reads a text in apostrophes, which may hold apostrophes, brackets, semicolons and line ends.
    ///
    /// It ends at the last apostrophe that a key or the closing bracket follows, unless another text in apostrophes
    /// begins in between. Without any such it goes to the end, and the scanner too.
    static func quoted(_ scanner: inout ByteScanner) -> String {
        scanner.advance()
        let start = scanner.position
        var ahead = scanner
        var close: Int?
        while true {
            ahead.skip { $0 != Byte.apostrophe }
            let place = ahead.position
            guard !ahead.isAtEnd else { break }
            ahead.advance()
            if close != nil, place >= start + 2, ahead.bytes[place - 1] == Byte.space,
                ahead.bytes[place - 2] == Byte.equals
            {
                break
            }
            if isFollowedByEnd(ahead) { close = place }
        }
        let end = close ?? scanner.end
        scanner.move(to: close.map { $0 + 1 } ?? scanner.end)
        return UnicodeEscapes.decoded(scanner.text(start..<end))
    }

    /// Reads a text without apostrophes up to the next key or the last bracket of the line.
    static func free(_ scanner: inout ByteScanner) -> String {
        let start = scanner.position
        var ahead = scanner
        var bracket: Int?
        while let byte = ahead.peek(), byte != Byte.newline {
            if byte == Byte.semicolon, isKey(ahead) { break }
            if byte == Byte.greater { bracket = ahead.position }
            ahead.advance()
        }
        let end = ahead.peek() == Byte.semicolon ? ahead.position : bracket ?? ahead.position
        scanner.move(to: end)
        return UnicodeEscapes.decoded(scanner.text(start..<end))
    }

    private static func isFollowedByEnd(_ scanner: ByteScanner) -> Bool {
        scanner.peek() == Byte.greater || isKey(scanner)
    }

    /// Whether `; key = ` or `; key: ` comes next.
    private static func isKey(_ scanner: ByteScanner) -> Bool {
        var ahead = scanner
        guard ahead.skip("; ") else { return false }
        let key = ahead.take { Byte.isWord($0) || $0 == Byte.hyphen }
        return !key.isEmpty && (ahead.starts(with: " = ") || ahead.starts(with: ": "))
    }
}
