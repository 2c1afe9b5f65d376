/// `\uXXXX` in the texts of dumps that went through a script's console.
enum UnicodeEscapes {
    static func decoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(Byte.backslash) else { return text }
        var units: [UInt16] = []
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if let unit = unit(bytes[...], at: index) {
                units.append(unit)
                index += 6
                continue
            }
            flush(&units, to: &result)
            result.append(bytes[index])
            index += 1
        }
        flush(&units, to: &result)
        return String(decoding: result, as: UTF8.self)
    }

    /// The UTF-16 code unit of an escape, if one is there.
    static func unit(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt16? {
        guard index + 5 < bytes.endIndex, bytes[index] == Byte.backslash, bytes[index + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var value: UInt32 = 0
        for byte in bytes[index + 2...index + 5] {
            guard let digit = Byte.hexadecimal(byte) else { return nil }
            value = value << 4 | digit
        }
        return UInt16(truncatingIfNeeded: value)
    }

    /// Units in a row may be the halves of one character.
    static func flush(_ units: inout [UInt16], to result: inout [UInt8]) {
        guard !units.isEmpty else { return }
        result += Array(String(decoding: units, as: UTF16.self).utf8)
        units.removeAll(keepingCapacity: true)
    }
}
