/// ASCII text, written where there is room for it already.
extension OutputSpan<UInt8> {
    mutating func append(_ bytes: ArraySlice<UInt8>) {
        for byte in bytes { append(byte) }
    }

    /// Sixteen lower-case hexadecimal digits.
    mutating func append(hexadecimal value: UInt64) {
        append(hexadecimal: UInt32(truncatingIfNeeded: value >> 32))
        append(hexadecimal: UInt32(truncatingIfNeeded: value))
    }

    /// Two of them.
    mutating func append(hexadecimal value: UInt8) {
        let digits = Self.hexadecimalDigits(UInt32(value))
        append(UInt8(truncatingIfNeeded: digits >> 8))
        append(UInt8(truncatingIfNeeded: digits))
    }

    /// Eight of them.
    private mutating func append(hexadecimal value: UInt32) { append(word: Self.hexadecimalDigits(value)) }

    /// The digits of a number, one a byte, the first in the highest; all eight are made at once.
    private static func hexadecimalDigits(_ value: UInt32) -> UInt64 {
        var digits = UInt64(value)
        digits = (digits << 16 | digits) & 0x0000_FFFF_0000_FFFF
        digits = (digits << 8 | digits) & 0x00FF_00FF_00FF_00FF
        digits = (digits << 4 | digits) & 0x0F0F_0F0F_0F0F_0F0F
        // One in each byte whose digit is ten or more, and so a letter.
        let letters = (digits + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return digits + 0x3030_3030_3030_3030 + letters * 0x27
    }
}
