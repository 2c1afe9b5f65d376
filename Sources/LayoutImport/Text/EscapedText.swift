/// Texts in which a programming language or JSON wrote some characters with a backslash.
enum EscapedText {
    /// The text itself; an escape that isn't known stays as it is.
    static func resolved(_ escaped: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(escaped.count)
        // Units in a row may be the halves of one character.
        var units: [UInt16] = []
        var index = escaped.startIndex
        while index < escaped.endIndex {
            if let unit = UnicodeEscapes.unit(escaped, at: index) {
                units.append(unit)
                index += 6
                continue
            }
            UnicodeEscapes.flush(&units, to: &result)
            let byte = escaped[index]
            index += 1
            guard byte == Byte.backslash, index < escaped.endIndex else {
                result.append(byte)
                continue
            }
            switch escaped[index] {
            case UInt8(ascii: "n"): result.append(Byte.newline)
            case UInt8(ascii: "t"): result.append(Byte.tab)
            case UInt8(ascii: "r"): result.append(Byte.carriageReturn)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case Byte.apostrophe, Byte.quote, Byte.backslash, UInt8(ascii: "/"): result.append(escaped[index])
            default: result += [byte, escaped[index]]
            }
            index += 1
        }
        UnicodeEscapes.flush(&units, to: &result)
        return result
    }
}
