internal import AvoidanceModels

extension ByteScanner {
    /// A number in C's spelling, `inf` and `nan` included; nil, and no move, when none is there.
    mutating func number() -> Double? {
        let start = position
        var scanner = self
        if let sign = scanner.peek(), sign == Byte.hyphen || sign == Byte.plus { scanner.advance() }
        if let value = scanner.word() {
            self = scanner
            return bytes[start] == Byte.hyphen ? -value : value
        }
        let whole = scanner.take(while: Byte.isDigit)
        var digits = whole.count
        if scanner.peek() == Byte.dot {
            scanner.advance()
            digits += scanner.take(while: Byte.isDigit).count
        }
        guard digits > 0 else { return nil }
        scanner.skipExponent()
        self = scanner
        return Double(text(start..<position))
    }

    /// So many numbers with nothing but blanks, brackets, separators and labels (`x:`, `NSRect:`) before each of them.
    mutating func numbers(_ count: Int) -> [Double]? {
        var scanner = self
        var numbers: [Double] = []
        while numbers.count < count {
            scanner.skipSeparators()
            guard let number = scanner.number() else { return nil }
            numbers.append(number)
        }
        self = scanner
        return numbers
    }

    /// A rectangle as x, y, width and height.
    mutating func rect() -> ReadRect? {
        numbers(4).map { ReadRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// A rectangle as left, top, right and bottom.
    mutating func edges() -> ReadRect? {
        numbers(4).map { ReadRect(x: $0[0], y: $0[1], width: $0[2] - $0[0], height: $0[3] - $0[1]) }
    }

    mutating func point() -> Point? {
        numbers(2).flatMap { WireNumber.areTaken($0) ? Point(x: $0[0], y: $0[1]) : nil }
    }

    mutating func size() -> Size? {
        numbers(2).flatMap { WireNumber.areTaken($0) ? Size(width: max($0[0], 0), height: max($0[1], 0)) : nil }
    }

    /// Insets as UIKit prints them: top, left, bottom, right.
    mutating func insets() -> EdgeInsets? {
        numbers(4).flatMap {
            WireNumber.areTaken($0) ? EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) : nil
        }
    }

    private mutating func word() -> Double? {
        if skip("infinity") || skip("inf") || skip("Infinity") || skip("INF") { return .infinity }
        return skip("nan") || skip("NaN") || skip("NAN") ? .nan : nil
    }

    private mutating func skipExponent() {
        var scanner = self
        guard let mark = scanner.peek(), mark | 0x20 == UInt8(ascii: "e") else { return }
        scanner.advance()
        if let sign = scanner.peek(), sign == Byte.hyphen || sign == Byte.plus { scanner.advance() }
        if !scanner.take(while: Byte.isDigit).isEmpty { self = scanner }
    }

    /// What LLDB names the numbers of a structure: `(origin = (x = 0, y = 0), size = (width = 1, height = 1))`.
    private static let members: Set = ["origin", "size", "x", "y", "width", "height"]

    private mutating func skipSeparators() {
        while let byte = peek() {
            if Byte.isSpace(byte) || ",;(){}[]\"\\".utf8.contains(byte) {
                advance()
            } else if skip("\u{201C}") || skip("\u{201D}") || skip("\u{201E}") || skip("\u{A0}") {
                // Quotes and blanks as pages of the web set them.
                continue
            } else if Byte.isLetter(byte) {
                var scanner = self
                let label = scanner.take(while: Byte.isLetter)
                if Self.members.contains(scanner.text(label)) { scanner.skipBlanks() }
                guard let next = scanner.peek(),
                    next == Byte.colon || next == Byte.openParenthesis
                        || (next == Byte.equals && scanner.position > label.upperBound)
                else { return }
                scanner.advance()
                self = scanner
            } else if byte == Byte.hyphen, peek(1) == Byte.space {
                // The hyphen of `Rect(0, 0 - 1080, 2400)`.
                advance()
            } else {
                return
            }
        }
    }
}
