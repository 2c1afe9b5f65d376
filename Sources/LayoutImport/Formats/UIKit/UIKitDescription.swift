internal import AvoidanceModels

/// One view as UIKit's `description` prints it: `<Class: 0x1; baseClass = B; frame = (0 0; 1 1); text = 'a'; …>`.
struct UIKitDescription {
    var className: String
    var address: String
    /// Absent in the description of a layer.
    var frame: ReadRect?
    var baseClass: String?
    var text = ""
    var placeholder = ""
    var identifier = ""
    var isHidden = false
    var transform: [Double]?
    var contentOffset: Point?
    var contentSize: Size?
    var adjustedContentInset: EdgeInsets?
    /// Whether the closing bracket was found.
    var isComplete = false
    /// Where the closing bracket stands, or else where the text ends.
    private(set) var end = 0

    /// No class has a longer name; what looks like one and is longer is not searched through again and again.
    private static let longestClassName = 512
    /// Nor are types nested more deeply in a generic one's name.
    private static let deepestClassName = 16

    /// Reads the first description in a part of a text, nil without one.
    ///
    /// `start` gets where its opening bracket stands.
    init?(_ bytes: [UInt8], _ range: Range<Int>, start: inout Int) {
        var scanner = ByteScanner(bytes, range)
        var head: (className: String, address: String)?
        while !scanner.isAtEnd, head == nil {
            scanner.skip { $0 != Byte.less }
            start = scanner.position
            guard !scanner.isAtEnd else { return nil }
            scanner.advance()
            head = Self.head(&scanner)
        }
        guard let head else { return nil }
        className = head.className
        address = head.address
        readValues(&scanner)
        end = scanner.position
    }

    /// The class and the address, behind the opening bracket; no move without them.
    private static func head(_ scanner: inout ByteScanner) -> (String, String)? {
        var ahead = scanner
        let limit = ahead.position + longestClassName
        var nesting = 0
        let start = ahead.position
        while let byte = ahead.peek(), ahead.position < limit {
            if byte == Byte.less {
                nesting += 1
                guard nesting <= deepestClassName else { return nil }
            } else if byte == Byte.greater {
                guard nesting > 0 else { return nil }
                nesting -= 1
            } else if nesting == 0, byte == Byte.colon {
                break
            } else if !(Byte.isWord(byte) || byte == Byte.dot || byte == UInt8(ascii: "$"))
                && (nesting == 0 || byte == Byte.less)
            {
                return nil
            }
            ahead.advance()
        }
        let className = ahead.text(start..<ahead.position)
        guard !className.isEmpty, ahead.skip(": 0x") else { return nil }
        let digits = ahead.take { Byte.hexadecimal($0) != nil }
        guard !digits.isEmpty else { return nil }
        scanner = ahead
        return (className, "0x" + ahead.text(digits))
    }

    private mutating func readValues(_ scanner: inout ByteScanner) {
        while true {
            scanner.skipSpaces()
            guard let byte = scanner.peek() else { return }
            if byte == Byte.greater {
                isComplete = true
                return
            }
            if byte == Byte.semicolon {
                scanner.advance()
                continue
            }
            let key = scanner.take { Byte.isWord($0) || $0 == Byte.hyphen }
            if key.isEmpty {
                // Something that is no key: over to the next one.
                _ = UIKitValue.skip(&scanner)
                continue
            }
            guard Self.skipToValue(&scanner) else {
                _ = UIKitValue.skip(&scanner)
                continue
            }
            readValue(scanner.text(key), &scanner)
        }
    }

    /// Moves over ` = ` or `: `, where a console may have broken the line.
    private static func skipToValue(_ scanner: inout ByteScanner) -> Bool {
        var ahead = scanner
        ahead.skipSpaces()
        if ahead.skip("=") {
            ahead.skipSpaces()
        } else {
            guard ahead.position == scanner.position, ahead.skip(":"), let next = ahead.peek(), Byte.isSpace(next)
            else {
                return false
            }
            ahead.skipSpaces()
        }
        scanner = ahead
        return true
    }

    private mutating func readValue(_ key: String, _ scanner: inout ByteScanner) {
        if scanner.peek() == Byte.apostrophe {
            let value = UIKitValue.quoted(&scanner)
            switch key {
            case "text": text = value
            case "placeholder": placeholder = value
            case "accessibilityIdentifier", "id": identifier = value
            default: break
            }
            return
        }
        if key == "placeholder" {
            placeholder = UIKitValue.free(&scanner)
            return
        }
        let range = UIKitValue.skip(&scanner)
        var value = ByteScanner(scanner.bytes, range)
        switch key {
        case "frame": frame = frame ?? value.rect()
        case "baseClass": baseClass = scanner.text(range)
        case "accessibilityIdentifier", "id": identifier = scanner.text(range)
        case "hidden": isHidden = value.starts(with: "YES")
        case "transform": transform = value.numbers(6)
        case "contentOffset": contentOffset = value.point()
        case "contentSize": contentSize = value.size()
        case "adjustedContentInset": adjustedContentInset = value.insets()
        default: break
        }
    }
}
