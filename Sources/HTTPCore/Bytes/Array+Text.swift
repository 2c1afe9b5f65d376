/// Numbers as ASCII text, written into bytes without a String.
extension [UInt8] {
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    mutating func append(decimal value: UInt64) {
        if value < 10 { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
        var divisor: UInt64 = 1
        while value / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / divisor % 10))
            divisor /= 10
        }
    }

    /// The last so many digits, with zeros in front.
    mutating func append(decimal value: UInt64, digits: Int) {
        let start = count
        var rest = value
        for _ in 0..<digits {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        self[start...].reverse()
    }

    /// A number of nanoseconds in seconds, without zeros at the end: 1500000 is `0.0015`.
    mutating func append(seconds nanoseconds: UInt64) {
        append(decimal: nanoseconds / 1_000_000_000)
        var fraction = nanoseconds % 1_000_000_000
        if fraction == 0 { return append(".0") }
        var digits = 9
        while fraction.isMultiple(of: 10) {
            fraction /= 10
            digits -= 1
        }
        append(UInt8(ascii: "."))
        append(decimal: fraction, digits: digits)
    }

    /// A number of nanoseconds in milliseconds, with three decimals.
    mutating func append(milliseconds nanoseconds: UInt64) {
        append(decimal: nanoseconds / 1_000_000)
        append(UInt8(ascii: "."))
        append(decimal: nanoseconds % 1_000_000 / 1000, digits: 3)
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
    private mutating func append(hexadecimal value: UInt32) {
        Swift.withUnsafeBytes(of: Self.hexadecimalDigits(value).bigEndian) { append(contentsOf: $0) }
    }

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
