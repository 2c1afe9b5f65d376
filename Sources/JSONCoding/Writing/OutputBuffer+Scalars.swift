extension OutputBuffer {
    /// The largest whole numbers that a double counts one by one.
    private static let exact = 9_007_199_254_740_992.0

    /// Appends a number: a whole one without fraction or exponent, any other as the shortest text that reads back.
    ///
    /// JSON has no text for infinity and NaN, and models never hold them.
    mutating func append(number value: Double) {
        if abs(value) <= OutputBuffer.exact {
            let whole = Int(value)
            if Double(whole) == value { return append(whole) }
            append(value.description)
        } else {
            assert(value.isFinite, "a model holds a number that is not finite")
            append(value.isFinite ? value.description : "0")
        }
    }

    /// Appends the escape of a byte that must not stand in a string as it is.
    mutating func append(escaped byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append("\\\"" as StaticString)
        case UInt8(ascii: "\\"): append("\\\\" as StaticString)
        case UInt8(ascii: "\n"): append("\\n" as StaticString)
        case UInt8(ascii: "\r"): append("\\r" as StaticString)
        case UInt8(ascii: "\t"): append("\\t" as StaticString)
        default:
            append(byte < 0x10 ? "\\u000" : "\\u001" as StaticString)
            let digit = byte & 0x0F
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
