extension ByteScanner {
    /// A number, which a console may have broken into two lines.
    mutating func jsonNumber() -> Double? {
        let start = position
        guard let number = number() else { return nil }
        var ahead = self
        ahead.skip { $0 == Byte.newline || $0 == Byte.carriageReturn }
        guard ahead.position > position, let next = ahead.peek(), Byte.isDigit(next) || next == Byte.dot else {
            return number
        }
        let rest = ahead.take { Byte.isDigit($0) || $0 == Byte.dot }
        var joined = ByteScanner(bytes[start..<position] + bytes[rest])
        self = ahead
        return joined.number()
    }

    /// A string whose opening quote comes next, with its escapes resolved; nil, at the end of the text, for one that
    /// doesn't end.
    ///
    /// JSON has no line end in a string: where there is one, a console broke the line.
    mutating func jsonString() -> String? {
        advance()
        let start = position
        var hasEscapes = false
        var isBroken = false
        while let byte = peek(), byte != Byte.quote {
            if byte == Byte.backslash {
                hasEscapes = true
                advance()
            } else if byte == Byte.newline || byte == Byte.carriageReturn {
                isBroken = true
            }
            advance()
        }
        guard !isAtEnd else { return nil }
        var text = bytes[start..<position]
        advance()
        if isBroken { text = text.filter { $0 != Byte.newline && $0 != Byte.carriageReturn }[...] }
        return String(decoding: hasEscapes ? EscapedText.resolved(text)[...] : text, as: UTF8.self)
    }
}
