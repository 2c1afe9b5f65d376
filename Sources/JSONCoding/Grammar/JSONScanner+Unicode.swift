extension JSONScanner {
    /// The length of the well-formed UTF-8 sequence at `start` (RFC 3629, section 4), 0 when it isn't one.
    func scalarLength(at start: Int) -> Int {
        guard start < bytes.count else { return 0 }
        let lead = bytes[start]
        let (length, second): (Int, ClosedRange<UInt8>) =
            switch lead {
            case 0x00...0x7F: (1, 0x80...0xBF)
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0x80...0xBF)
            }
        guard length > 0, start + length <= bytes.count else { return 0 }
        if length == 1 { return 1 }
        let isWhole =
            second.contains(bytes[start + 1]) && bytes[(start + 2)..<(start + length)].allSatisfy { $0 & 0xC0 == 0x80 }
        return isWhole ? length : 0
    }

    /// What stands at the present place, as a fault says it.
    func found() -> String {
        guard let byte = current else { return "the end of input" }
        let length = scalarLength(at: offset)
        if length == 0 { return "the byte 0x\(hexadecimal(UInt32(byte), digits: 2)), which is not UTF-8 here" }
        guard let scalar = String(decoding: bytes[offset..<(offset + length)], as: UTF8.self).unicodeScalars.first
        else {
            return "another character"
        }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator:
            return "the character U+\(hexadecimal(scalar.value, digits: 4))"
        default:
            return "'\(scalar)'"
        }
    }

    /// The line and the column of a place, both from 1; a column is a Unicode scalar, a line ends with LF.
    func position(of place: Int) -> (line: Int, column: Int) {
        var (line, column) = (1, 1)
        for byte in bytes.prefix(place) {
            if byte == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return (line, column)
    }

    private func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
