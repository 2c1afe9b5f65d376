/// The character classes of HTTP's grammar, over single bytes.
enum ASCII {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let quote: UInt8 = 0x22
    static let hash: UInt8 = 0x23
    static let percent: UInt8 = 0x25
    static let ampersand: UInt8 = 0x26
    static let asterisk: UInt8 = 0x2A
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let equals: UInt8 = 0x3D
    static let question: UInt8 = 0x3F
    static let at: UInt8 = 0x40
    static let openBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let closeBracket: UInt8 = 0x5D

    static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    /// A character of a token (RFC 9110 §5.6.2): letters, digits and ``!#$%&'*+-.^_`|~``.
    static func isToken(_ byte: UInt8) -> Bool { contains(byte, tokenLow, tokenHigh) }

    /// An unreserved character of a URI (RFC 3986 §2.3): letters, digits and `-._~`.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F || byte == 0x7E
    }

    /// A character of a field value (RFC 9110 §5.5): anything but controls, with the tab allowed.
    static func isFieldValue(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == tab }

    /// A character of a host's name (RFC 3986 §3.2.2): unreserved, a sub-delimiter or part of an escape.
    static func isHostName(_ byte: UInt8) -> Bool { contains(byte, hostNameLow, hostNameHigh) }

    /// A visible character: 0x21 to 0x7E.
    static func isVisible(_ byte: UInt8) -> Bool { byte &- 0x21 < 0x5E }

    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// The byte with A…Z turned into a…z.
    static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

    /// The value of a hexadecimal digit.
    static func hexadecimal(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte &- 0x30 }
        let letter = byte | 0x20
        return letter &- 0x61 < 6 ? letter &- 0x61 &+ 10 : nil
    }

    /// Whether all bytes are of a class.
    @inline(__always)
    static func all(_ bytes: Span<UInt8>, are isOfClass: (UInt8) -> Bool) -> Bool {
        for index in bytes.indices where !isOfClass(bytes[index]) { return false }
        return true
    }

    /// Whether the bytes are these, to the bit.
    @inline(__always)
    static func areEqual(_ bytes: Span<UInt8>, _ expected: some Collection<UInt8>) -> Bool {
        guard bytes.count == expected.count else { return false }
        var index = 0
        for byte in expected {
            if bytes[index] != byte { return false }
            index += 1
        }
        return true
    }

    /// Whether the bytes are the text, letter case aside.
    static func matches(_ bytes: Span<UInt8>, _ text: StaticString) -> Bool {
        guard bytes.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { expected in
            for index in bytes.indices
            where bytes[index] != expected[index] && lowercased(bytes[index]) != lowercased(expected[index]) {
                return false
            }
            return true
        }
    }

    static func matches(_ bytes: ArraySlice<UInt8>, _ text: StaticString) -> Bool { matches(bytes.span, text) }

    /// Classes of characters: bit n stands for the character n, and for n + 64 in the second word.
    private static var tokenLow: UInt64 { 0x03FF_6CFA_0000_0000 }
    private static var tokenHigh: UInt64 { 0x57FF_FFFF_C7FF_FFFE }
    private static var hostNameLow: UInt64 { 0x2BFF_7FF2_0000_0000 }
    private static var hostNameHigh: UInt64 { 0x47FF_FFFE_87FF_FFFE }

    private static func contains(_ byte: UInt8, _ low: UInt64, _ high: UInt64) -> Bool {
        guard byte < 128 else { return false }
        return ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
    }
}
