/// Makes a document of a part of one.
enum XMLFragment {
    /// The text from its first tag on, in a root and in an element without attributes for each that is closed in it, but
    /// opened before it; in the lines it was in.
    static func completed(_ text: DumpText, root: String) -> DumpText {
        var scanner = text.scanner
        while scanner.peek() != nil, !beginsTag(scanner) { scanner.advance() }
        let start = scanner.position
        var result: [UInt8] = text.bytes[..<start].filter { $0 == Byte.newline }
        result += Array("<\(root)>".utf8)
        for name in unopened(&scanner).reversed() { result += Array("<\(name)>".utf8) }
        result += text.bytes[start...]
        return DumpText(result)
    }

    /// The names of the elements that are closed without having been opened, the innermost first.
    private static func unopened(_ scanner: inout ByteScanner) -> [String] {
        var names: [String] = []
        var depth = 0
        while scanner.peek() != nil {
            guard beginsTag(scanner) else {
                scanner.advance()
                continue
            }
            scanner.advance()
            if scanner.skip("/") {
                let name = scanner.take { $0 != Byte.greater && !Byte.isSpace($0) }
                if depth > 0 { depth -= 1 } else { names.append(scanner.text(name)) }
            } else if opens(&scanner) {
                depth += 1
            }
        }
        return names
    }

    /// Whether a tag, which is stepped over, opens an element that isn't closed with it.
    private static func opens(_ scanner: inout ByteScanner) -> Bool {
        var quote: UInt8?
        var last: UInt8?
        while let byte = scanner.peek() {
            scanner.advance()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == Byte.quote || byte == Byte.apostrophe {
                quote = byte
            } else if byte == Byte.greater {
                return last != Byte.slash
            }
            last = byte
        }
        return true
    }

    private static func beginsTag(_ scanner: ByteScanner) -> Bool {
        guard scanner.peek() == Byte.less, let next = scanner.peek(1) else { return false }
        return next == Byte.slash || Byte.isLetter(next)
    }
}
