/// Texts in which a programming language or JSON wrote some characters with a backslash.
enum EscapedText {
    /// The text itself; an escape that isn't known stays as it is.
    static func resolved(_ escaped: ArraySlice<UInt8>) -> [UInt8] {
        UnicodeEscapes.resolved(escaped) { result, index in
            let byte = escaped[index]
            index += 1
            guard byte == Byte.backslash, index < escaped.endIndex else {
                result.append(byte)
                return
            }
            switch escaped[index] {
            case UInt8(ascii: "n"): result.append(Byte.newline)
            case UInt8(ascii: "t"): result.append(Byte.tab)
            case UInt8(ascii: "r"): result.append(Byte.carriageReturn)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case Byte.apostrophe, Byte.quote, Byte.backslash, Byte.slash: result.append(escaped[index])
            default: result += [byte, escaped[index]]
            }
            index += 1
        }
    }
}
