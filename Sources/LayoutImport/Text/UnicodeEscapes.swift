/// `\uXXXX` in the texts of dumps that went through a script's console.
enum UnicodeEscapes {
    static func decoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(Byte.backslash) else { return text }
        let result = resolved(bytes[...]) { result, index in
            result.append(bytes[index])
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The bytes without these escapes; `takeOther` appends what stands for the bytes at an index, and steps over them.
    static func resolved(
        _ bytes: ArraySlice<UInt8>,
        takeOther: (_ result: inout [UInt8], _ index: inout Int) -> Void
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        // Units in a row may be the halves of one character.
        var units: [UInt16] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if let unit = unit(bytes, at: index) {
                units.append(unit)
                index += 6
                continue
            }
            flush(&units, to: &result)
            takeOther(&result, &index)
        }
        flush(&units, to: &result)
        return result
    }

    /// The UTF-16 code unit of an escape, if one is there.
    private static func unit(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt16? {
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

    private static func flush(_ units: inout [UInt16], to result: inout [UInt8]) {
        guard !units.isEmpty else { return }
        result += Array(String(decoding: units, as: UTF16.self).utf8)
        units.removeAll(keepingCapacity: true)
    }
}
