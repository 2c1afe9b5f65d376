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
}
