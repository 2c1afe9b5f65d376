extension DumpText {
    /// The text as it was before another document took it in, and escaped its markup.
    var withoutMarkupEscapes: DumpText {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var scanner = scanner
        while let byte = scanner.peek() {
            if byte == UInt8(ascii: "&"), let escaped = MarkupEscapes.entities.first(where: { scanner.skip($0.name) }) {
                result.append(escaped.byte)
            } else {
                result.append(byte)
                scanner.advance()
            }
        }
        return DumpText(result)
    }
}

/// The characters that XML and HTML escape.
private enum MarkupEscapes {
    static let entities: [(name: StaticString, byte: UInt8)] = [
        ("&lt;", Byte.less), ("&gt;", Byte.greater), ("&quot;", Byte.quote), ("&#34;", Byte.quote),
        ("&apos;", Byte.apostrophe), ("&#39;", Byte.apostrophe), ("&#10;", Byte.newline), ("&#xA;", Byte.newline),
        ("&amp;", UInt8(ascii: "&")),
    ]
}
