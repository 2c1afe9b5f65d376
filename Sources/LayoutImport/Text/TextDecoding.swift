/// Turns the encodings that dumps come in into UTF-8.
enum TextDecoding {
    /// The text in UTF-8 without a byte order mark; what is in no known encoding is replaced and warned of.
    static func utf8(_ raw: [UInt8], _ warnings: inout [ImportWarning]) -> [UInt8] {
        if raw.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(Array(raw.dropFirst(3)), &warnings) }
        if raw.starts(with: [0xFF, 0xFE]) { return utf16(raw.dropFirst(2), isLittleEndian: true) }
        if raw.starts(with: [0xFE, 0xFF]) { return utf16(raw.dropFirst(2), isLittleEndian: false) }
        // ASCII in UTF-16 has a zero in every pair.
        if raw.count >= 4, raw[0] != 0, raw[1] == 0, raw[3] == 0 { return utf16(raw[...], isLittleEndian: true) }
        if raw.count >= 4, raw[0] == 0, raw[1] != 0, raw[2] == 0 { return utf16(raw[...], isLittleEndian: false) }
        return repaired(raw, &warnings)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isLittleEndian ? second << 8 | first : first << 8 | second)
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func repaired(_ bytes: [UInt8], _ warnings: inout [ImportWarning]) -> [UInt8] {
        guard let fault = firstFault(bytes) else { return bytes }
        let line = bytes[..<fault].reduce(1) { $1 == Byte.newline ? $0 + 1 : $0 }
        warnings.append(
            ImportWarning(.badEncoding, line: line, "bytes that are not UTF-8 were replaced, from this line on")
        )
        return Array(String(decoding: bytes, as: UTF8.self).utf8)
    }

    /// Where the first byte lies that is not UTF-8.
    private static func firstFault(_ bytes: [UInt8]) -> Int? {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return nil }
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var place = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): place += UTF8.width(scalar)
            case .emptyInput: return nil
            case .error: return place
            }
        }
    }
}
