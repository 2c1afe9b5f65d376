extension DumpText {
    /// How often a text may have been written into another one's markup.
    private static let deepestMarkup = 3

    /// The text as it was before somebody wrote it into HTML or XML, with `&lt;` for each `<`.
    var withoutMarkupEscapes: DumpText {
        var text = DumpText(Self.resolved(bytes))
        for _ in 1..<Self.deepestMarkup where text.isWrittenInMarkup { text = DumpText(Self.resolved(text.bytes)) }
        return text
    }

    /// Whether the text has more of such references than of the characters themselves, as no dump has it, though the
    /// texts that its views show may have some.
    var isWrittenInMarkup: Bool {
        guard contains("&lt;") || contains("&quot;") || contains("&#") || contains("&apos;") || contains("&amp;") else {
            return false
        }
        var escaped = 0
        var plain = 0
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case Byte.less, Byte.quote, Byte.apostrophe: plain += 1
            case Byte.ampersand: if Self.reference(bytes, at: index) != nil { escaped += 1 }
            default: break
            }
            index += 1
        }
        return escaped > plain
    }

    private static func resolved(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == Byte.ampersand, let (character, length) = reference(bytes, at: index) {
                result += Array(String(character).utf8)
                index += length
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private static let names: [(name: StaticString, character: Character)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"), ("&nbsp;", " "),
    ]

    /// The character that a reference stands for, and how long the reference is.
    private static func reference(_ bytes: [UInt8], at index: Int) -> (character: Character, length: Int)? {
        var scanner = ByteScanner(bytes, index..<min(index + 10, bytes.count))
        for (name, character) in names where scanner.skip(name) { return (character, scanner.position - index) }
        guard scanner.skip("&#") else { return nil }
        let isHexadecimal = scanner.skip("x") || scanner.skip("X")
        let digits = scanner.take { isHexadecimal ? Byte.hexadecimal($0) != nil : Byte.isDigit($0) }
        guard scanner.skip(";"), let code = UInt32(scanner.text(digits), radix: isHexadecimal ? 16 : 10),
            let scalar = Unicode.Scalar(code)
        else { return nil }
        return (Character(scalar), scanner.position - index)
    }
}
