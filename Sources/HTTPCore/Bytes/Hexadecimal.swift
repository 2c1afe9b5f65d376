extension UInt64 {
    /// Writes sixteen lower-case hexadecimal digits, where there is room for them already.
    func writeHexadecimal(to bytes: inout OutputSpan<UInt8>) {
        Self.digits(of: UInt32(truncatingIfNeeded: self >> 32)).writeBytes(to: &bytes)
        Self.digits(of: UInt32(truncatingIfNeeded: self)).writeBytes(to: &bytes)
    }

    /// The digits of a number, one a byte, the first in the highest; all eight are made at once.
    fileprivate static func digits(of value: UInt32) -> UInt64 {
        var digits = UInt64(value)
        digits = (digits << 16 | digits) & 0x0000_FFFF_0000_FFFF
        digits = (digits << 8 | digits) & 0x00FF_00FF_00FF_00FF
        digits = (digits << 4 | digits) & 0x0F0F_0F0F_0F0F_0F0F
        // One in each byte whose digit is ten or more, and so a letter.
        let letters = (digits + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return digits + 0x3030_3030_3030_3030 + letters * 0x27
    }
}

extension UInt8 {
    /// Writes two such digits.
    func writeHexadecimal(to bytes: inout OutputSpan<UInt8>) {
        let digits = UInt64.digits(of: UInt32(self))
        bytes.append(UInt8(truncatingIfNeeded: digits >> 8))
        bytes.append(UInt8(truncatingIfNeeded: digits))
    }
}
