internal import AvoidanceModels

/// The notations in which Android's services print what they know.
enum AndroidFacts {
    /// What stands behind `key=`, where the key is a whole word.
    static func value(_ key: StaticString, _ line: ByteScanner) -> ByteScanner? {
        var scanner = line
        while let place = scanner.place(of: key) {
            scanner.move(to: place + key.utf8CodeUnitCount)
            let isWhole = place == line.position || !Byte.isWord(line.bytes[place - 1])
            if isWhole, scanner.skip("=") { return scanner }
        }
        return nil
    }

    static func word(_ key: StaticString, _ line: ByteScanner) -> String? {
        guard var scanner = value(key, line) else { return nil }
        return scanner.text(scanner.take { Byte.isWord($0) })
    }

    /// `key=true` or `key=false`; nil where it is cut off in the middle of that.
    static func flag(_ key: StaticString, _ line: ByteScanner) -> Bool? {
        switch word(key, line) {
        case "true": true
        case "false": false
        default: nil
        }
    }

    /// `key=[l,t][r,b]`.
    static func edges(_ key: StaticString, _ line: ByteScanner) -> Rect? {
        guard var scanner = value(key, line) else { return nil }
        return edges(&scanner)?.rect
    }

    /// `key=Rect(0, 0 - r, b)`, from the corner.
    static func size(ofBounds key: StaticString, _ line: ByteScanner) -> Size? {
        guard var scanner = value(key, line), scanner.skip("Rect("), let rect = scanner.edges()?.rect, rect.x == 0,
            rect.y == 0, rect.width > 0, rect.height > 0
        else { return nil }
        return Size(width: rect.width, height: rect.height)
    }

    /// `1080x2400`.
    static func size(_ scanner: inout ByteScanner) -> Size? {
        guard let width = scanner.number(), scanner.skip("x"), let height = scanner.number(), width > 0, height > 0,
            WireNumber.areTaken([width, height])
        else { return nil }
        return Size(width: width, height: height)
    }

    /// `[l,t][r,b]` and nothing else; a number that a line end cuts in two is none.
    static func bounds(_ text: String) -> ReadRect? {
        var scanner = ByteScanner(text.utf8)
        scanner.skipSpaces()
        guard let rect = edges(&scanner) else { return nil }
        scanner.skipSpaces()
        return scanner.isAtEnd ? rect : nil
    }

    private static func edges(_ scanner: inout ByteScanner) -> ReadRect? {
        guard let start = corner(&scanner), let end = corner(&scanner) else { return nil }
        return ReadRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }

    private static func corner(_ scanner: inout ByteScanner) -> (x: Double, y: Double)? {
        guard scanner.skip("["), let x = scanner.number(), scanner.skip(",") else { return nil }
        scanner.skipSpaces()
        guard let y = scanner.number(), scanner.skip("]") else { return nil }
        return (x, y)
    }
}
