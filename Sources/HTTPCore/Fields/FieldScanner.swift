/// Reads the parts of a field value that is a list or has parameters (RFC 9110 §5.6).
struct FieldScanner {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    /// What is not read so far.
    var rest: ArraySlice<UInt8> { bytes[position...] }

    mutating func skipBlanks() {
        while position < bytes.endIndex, ASCII.isBlank(bytes[position]) { position += 1 }
    }

    /// Steps over the byte if it is the next one.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard position < bytes.endIndex, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// A token, nil when the next byte is none of its characters.
    mutating func token() -> ArraySlice<UInt8>? {
        let start = position
        while position < bytes.endIndex, ASCII.isToken(bytes[position]) { position += 1 }
        return start == position ? nil : bytes[start..<position]
    }

    /// A token or a quoted string's content with its escapes resolved.
    mutating func value() -> [UInt8]? {
        guard skip(ASCII.quote) else { return token().map(Array.init) }
        var content: [UInt8] = []
        while position < bytes.endIndex {
            var byte = bytes[position]
            position += 1
            if byte == ASCII.quote { return content }
            if byte == ASCII.backslash {
                guard position < bytes.endIndex else { return nil }
                byte = bytes[position]
                position += 1
            }
            content.append(byte)
        }
        return nil
    }

    /// The next `; name=value`, nil when there is none; `isMalformed` tells a wrong one from the end.
    mutating func parameter() -> (name: ArraySlice<UInt8>, value: [UInt8])? {
        while true {
            skipBlanks()
            guard skip(ASCII.semicolon) else { return nil }
            skipBlanks()
            // An empty parameter, as in `text/plain;`, is tolerated (RFC 9110 §5.6.6).
            if isAtEnd || bytes[position] == ASCII.semicolon || bytes[position] == ASCII.comma { continue }
            guard let name = token(), skip(ASCII.equals), let value = value() else {
                isMalformed = true
                return nil
            }
            return (name, value)
        }
    }

    private(set) var isMalformed = false

    /// Moves to behind the next comma that is not within quotes.
    mutating func skipElement() {
        var isQuoted = false
        while position < bytes.endIndex {
            let byte = bytes[position]
            position += 1
            if isQuoted, byte == ASCII.backslash {
                position = min(position + 1, bytes.endIndex)
            } else if byte == ASCII.quote {
                isQuoted.toggle()
            } else if byte == ASCII.comma, !isQuoted {
                return
            }
        }
    }
}
