/// The weight of an alternative in a header field (RFC 9110 §12.4.2), in thousandths.
enum QualityValue {
    /// Reads `0` or `1` with up to three decimals, no greater than 1.
    static func read(_ text: [UInt8]) -> Int? {
        guard let first = text.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1"), text.count <= 5 else {
            return nil
        }
        var weight = first == UInt8(ascii: "1") ? 1000 : 0
        guard text.count > 1 else { return weight }
        guard text[1] == UInt8(ascii: ".") else { return nil }
        var unit = 100
        for byte in text.dropFirst(2) {
            guard ASCII.isDigit(byte) else { return nil }
            weight += Int(byte - UInt8(ascii: "0")) * unit
            unit /= 10
        }
        return weight <= 1000 ? weight : nil
    }
}
