/// A part of an XML document: elements with what holds them cut off.
struct XMLFragment {
    /// The text with the fragment made a document, in the same lines.
    private(set) var bytes: [UInt8]
    /// Where the document lies in it.
    private(set) var document: Range<Int>

    /// What tells the elements of a kind of document.
    struct Mark {
        /// What their names begin with.
        let prefixes: [StaticString]
        /// The beginning of an attribute that each has, as it is written.
        let attribute: StaticString
    }

    private static let open = Array("<fragment>".utf8)
    private static let close = Array("</fragment>".utf8)

    /// The elements from the first one on whose name begins so and which has such an attribute; nil without any.
    init?(_ text: DumpText, _ mark: Mark) {
        guard let start = Self.start(in: text, mark) else { return nil }
        var inside = Array(text.bytes[start...])
        Self.removeStrayClosings(&inside)
        bytes = text.bytes[..<start] + Self.open + inside + Self.close
        document = start..<bytes.count
    }

    static func isThere(in text: DumpText, _ mark: Mark) -> Bool { start(in: text, mark) != nil }

    private static func start(in text: DumpText, _ mark: Mark) -> Int? {
        var scanner = text.scanner
        while !scanner.isAtEnd {
            scanner.skip { $0 != Byte.less }
            let place = scanner.position
            scanner.advance()
            guard mark.prefixes.contains(where: { scanner.starts(with: $0) }) else { continue }
            let tag = ByteScanner(text.bytes, scanner.position..<end(ofTag: scanner))
            if tag.place(of: mark.attribute) != nil { return place }
            scanner.move(to: tag.end)
        }
        return nil
    }

    /// Blanks out the tags that close what was opened before the fragment.
    private static func removeStrayClosings(_ bytes: inout [UInt8]) {
        var scanner = ByteScanner(bytes, 0..<bytes.count)
        var depth = 0
        while true {
            scanner.skip { $0 != Byte.less }
            guard !scanner.isAtEnd else { return }
            let place = scanner.position
            scanner.advance()
            guard let byte = scanner.peek() else { return }
            let end = end(ofTag: scanner)
            if byte == Byte.slash {
                if depth == 0 {
                    for index in place..<end where !Byte.isSpace(bytes[index]) { bytes[index] = Byte.space }
                    if end < bytes.count, bytes[end] == Byte.greater { bytes[end] = Byte.space }
                } else {
                    depth -= 1
                }
            } else if Byte.isLetter(byte), bytes[end - 1] != Byte.slash {
                depth += 1
            }
            scanner.move(to: end)
        }
    }

    /// Where the tag ends whose name or slash comes next: its bracket, or else the next tag or the end of the text.
    private static func end(ofTag scanner: ByteScanner) -> Int {
        var ahead = scanner
        var quote: UInt8?
        while let byte = ahead.peek() {
            if byte == Byte.less { return ahead.position }
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == Byte.quote || byte == Byte.apostrophe {
                quote = byte
            } else if byte == Byte.greater {
                return ahead.position
            }
            ahead.advance()
        }
        return ahead.position
    }
}
