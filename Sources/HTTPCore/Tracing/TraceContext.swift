/// The trace that a request belongs to, as `traceparent` says it (W3C Trace Context, level 1).
package struct TraceContext: Sendable, Equatable {
    /// The trace's 16 bytes.
    package let high: UInt64
    package let low: UInt64
    /// The caller's span; without a caller's `traceparent`, one of our own.
    package let span: UInt64
    package let flags: UInt8

    /// The client's, if it is valid and sent once; or else a new trace, not sampled.
    init(_ fields: borrowing HeaderFields, _ source: borrowing IDSource) {
        if let value = fields.only("traceparent"), let context = TraceContext(value) {
            self = context
        } else {
            high = source.next()
            low = source.next()
            span = source.next()
            flags = 0
        }
    }

    /// Reads `00-<32 digits>-<16 digits>-<2 digits>`; a later version may have more behind that.
    init?(_ value: ArraySlice<UInt8>) {
        let dash = UInt8(ascii: "-")
        let bytes = Array(value)
        guard bytes.count >= 55, bytes[2] == dash, bytes[35] == dash, bytes[52] == dash,
            let version = Self.number(bytes[0..<2]), let high = Self.number(bytes[3..<19]),
            let low = Self.number(bytes[19..<35]), let span = Self.number(bytes[36..<52]),
            let flags = Self.number(bytes[53..<55])
        else { return nil }
        guard version != 0xFF, version == 0 ? bytes.count == 55 : bytes.count == 55 || bytes[55] == dash,
            high != 0 || low != 0, span != 0
        else { return nil }
        self.high = high
        self.low = low
        self.span = span
        self.flags = UInt8(truncatingIfNeeded: flags)
    }

    /// The digits of the trace and of the span.
    static let idLength = 32
    static let spanLength = 16
    /// Of the whole value: the version, the trace, the span and the flags, with dashes between them.
    static let length = 2 + 1 + idLength + 1 + spanLength + 1 + 2

    /// Writes it as version 00.
    func write(to bytes: inout OutputSpan<UInt8>) {
        ("00-" as StaticString).write(to: &bytes)
        writeTraceID(to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        span.writeHexadecimal(to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        flags.writeHexadecimal(to: &bytes)
    }

    /// Writes the trace's digits.
    func writeTraceID(to bytes: inout OutputSpan<UInt8>) {
        high.writeHexadecimal(to: &bytes)
        low.writeHexadecimal(to: &bytes)
    }

    /// Lower-case hexadecimal digits alone.
    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        for byte in digits {
            guard !(UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte), let digit = ASCII.hexadecimal(byte) else {
                return nil
            }
            number = number << 4 | UInt64(digit)
        }
        return number
    }
}
