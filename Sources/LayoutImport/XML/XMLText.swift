/// Finds the XML documents in a text, and takes out of them what no XML parser takes.
struct XMLText {
    /// Where the documents lie in the text.
    let documents: [Range<Int>]
    /// The text, byte for byte in the same lines.
    let bytes: [UInt8]
    let text: DumpText
    /// Whether what holds the first elements is missing.
    let isFragment: Bool

    /// Finds the documents that begin with an element of one of these names, or else a part of one.
    init(_ text: DumpText, roots: [StaticString], fragment mark: XMLFragment.Mark) {
        let source = Self.hasEscapedQuotes(text) ? DumpText(EscapedText.resolved(text.bytes[...])) : text
        let documents = Self.documents(in: source, roots)
        if documents.isEmpty, let fragment = XMLFragment(source, mark) {
            isFragment = true
            self.text = DumpText(fragment.bytes)
            self.documents = [fragment.document]
        } else {
            isFragment = false
            self.text = source
            self.documents = documents
        }
        bytes = Self.tolerable(self.text.bytes)
    }

    /// Whether a text is XML of a kind that is read.
    static func isMarkup(_ text: DumpText) -> Bool {
        WebDriverAgentSource.recognises(text) || UIAutomatorDump.recognises(text)
    }

    /// Whether one of these root elements is in the text.
    static func has(_ roots: [StaticString], in text: DumpText) -> Bool {
        firstRoot(roots, text.scanner) != nil
    }

    /// A document begins at a root and ends before the next root behind its end.
    private static func documents(in text: DumpText, _ roots: [StaticString]) -> [Range<Int>] {
        var documents: [Range<Int>] = []
        var scanner = text.scanner
        while let (place, root) = firstRoot(roots, scanner) {
            scanner.move(to: place + 1)
            let close = closing(of: root, &scanner)
            documents.append(place..<(close ?? scanner.end))
            if close == nil { break }
        }
        return documents
    }

    private static func firstRoot(_ roots: [StaticString], _ scanner: ByteScanner) -> (Int, StaticString)? {
        var scanner = scanner
        while !scanner.isAtEnd {
            scanner.skip { $0 != Byte.less }
            guard !scanner.isAtEnd else { return nil }
            let place = scanner.position
            for root in roots {
                var ahead = scanner
                guard ahead.skip("<"), ahead.skip(root) else { continue }
                if let next = ahead.peek(), Byte.isSpace(next) || next == Byte.greater || next == UInt8(ascii: "/") {
                    return (place, root)
                }
            }
            scanner.advance()
        }
        return nil
    }

    /// The place behind the root's closing tag.
    private static func closing(of root: StaticString, _ scanner: inout ByteScanner) -> Int? {
        var ahead = scanner
        while ahead.skip(past: "</") {
            guard ahead.skip(root) else { continue }
            ahead.skipSpaces()
            if ahead.skip(">") {
                scanner = ahead
                return ahead.position
            }
        }
        return nil
    }

    private static func hasEscapedQuotes(_ text: DumpText) -> Bool {
        text.contains(#"=\""#)
    }

    /// Control characters become spaces, and the dollar of an inner class in a tag's name a dot.
    private static func tolerable(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        var isInName = false
        for (index, byte) in bytes.enumerated() {
            if byte == Byte.less {
                isInName = true
            } else if isInName {
                if byte == UInt8(ascii: "$") {
                    result[index] = Byte.dot
                } else if !(Byte.isWord(byte) || byte == Byte.dot || byte == UInt8(ascii: "/")) {
                    isInName = false
                }
            }
            if byte < 0x20, !Byte.isSpace(byte) { result[index] = Byte.space }
        }
        return result
    }
}
