internal import AvoidanceModels

extension JSONScanner {
    /// Scans true, false or null (RFC 8259, section 3).
    mutating func scanLiteral(expected: String) throws(SyntaxFault) {
        let word = bytes[offset...].prefix { isLetter($0) || isDigit($0) }
        guard let first = word.first, isLetter(first) else { throw unexpected(expected) }
        let text = String(decoding: word, as: UTF8.self)
        guard text == "true" || text == "false" || text == "null" else {
            throw SyntaxFault(offset, "expected \(expected), found \(FaultText.shortened(text))")
        }
        offset += word.count
    }

    /// Scans a number (RFC 8259, section 6).
    mutating func scanNumber() throws(SyntaxFault) {
        if current == UInt8(ascii: "-") { offset += 1 }
        if current == UInt8(ascii: "0") {
            offset += 1
            if let byte = current, isDigit(byte) { throw unexpected("no further digit after a leading 0") }
        } else {
            try scanDigits(expected: "a digit after '-'")
        }
        if current == UInt8(ascii: ".") {
            offset += 1
            try scanDigits(expected: "a digit after the decimal point")
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            offset += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
            try scanDigits(expected: "a digit in the exponent")
        }
    }

    private mutating func scanDigits(expected: String) throws(SyntaxFault) {
        guard let first = current, isDigit(first) else { throw unexpected(expected) }
        while let byte = current, isDigit(byte) { offset += 1 }
    }

    /// Scans a string (RFC 8259, section 7) in UTF-8 (RFC 3629).
    mutating func scanString() throws(SyntaxFault) {
        offset += 1
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return
            case UInt8(ascii: "\\"):
                try scanEscape()
            case 0..<0x20:
                throw SyntaxFault(
                    offset,
                    "expected an escape for a control character inside a string, found \(found())"
                )
            default:
                let length = scalarLength(at: offset)
                if length == 0 { throw unexpected("UTF-8 inside a string") }
                offset += length
            }
        }
        throw endInsideString
    }

    private mutating func scanEscape() throws(SyntaxFault) {
        let start = offset
        offset += 1
        switch current {
        case nil:
            throw endInsideString
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            offset += 1
        case UInt8(ascii: "u"):
            offset += 1
            let unit = try scanCodeUnit()
            guard unit & 0xF800 == 0xD800 else { return }
            guard unit < 0xDC00, current == UInt8(ascii: "\\"), next == UInt8(ascii: "u") else {
                throw loneSurrogate(start)
            }
            offset += 2
            if try scanCodeUnit() & 0xFC00 != 0xDC00 { throw loneSurrogate(start) }
        default:
            throw unexpected("one of \", \\, /, b, f, n, r, t or u after '\\'")
        }
    }

    private mutating func scanCodeUnit() throws(SyntaxFault) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current else { throw endInsideString }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw unexpected("four hexadecimal digits after '\\u'")
            }
            unit = unit << 4 | UInt32(digit)
            offset += 1
        }
        return unit
    }

    private var next: UInt8? {
        offset + 1 < bytes.count ? bytes[offset + 1] : nil
    }

    private var endInsideString: SyntaxFault {
        SyntaxFault(bytes.count, "unexpected end of input inside a string")
    }

    private func loneSurrogate(_ start: Int) -> SyntaxFault {
        SyntaxFault(start, "expected a pair of surrogate escapes inside a string, found one alone")
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }

    func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
