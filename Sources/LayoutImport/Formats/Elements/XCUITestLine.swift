internal import AvoidanceModels

/// An element of XCUITest's description: `Type (Main), 0x1, pid: 1, {{0.0, 0.0}, {1.0, 1.0}}, label: 'a', value: b`.
struct XCUITestLine {
    let type: String
    /// Empty where none is printed, as in the hierarchies that Xcode 27 writes itself.
    let address: String
    /// Absent for an application in most versions.
    let frame: ReadRect?
    /// Characters before the type.
    let column: Int
    private(set) var identifier = ""
    private(set) var label = ""
    private(set) var placeholder = ""
    private(set) var value = ""
    var isFocused: Bool

    /// Nil for a line that is none.
    init?(_ line: ByteScanner) {
        var scanner = line
        var column = 0
        // Spaces, arrows and the variation selectors behind them, each one character.
        while let byte = scanner.peek(), !Byte.isLetter(byte) {
            guard Byte.isBlank(byte) || byte >= 0x80 else { return nil }
            if byte & 0xC0 != 0x80 { column += 1 }
            scanner.advance()
        }
        self.column = column
        let type = scanner.take { Byte.isLetter($0) || Byte.isDigit($0) }
        guard !type.isEmpty, type.count <= 64 else { return nil }
        _ = scanner.skip(" (Main)")
        if scanner.skip(", 0x") || scanner.skip(" 0x") {
            let digits = scanner.take { Byte.hexadecimal($0) != nil }
            guard !digits.isEmpty else { return nil }
            address = "0x" + scanner.text(digits)
        } else {
            // Without an address, any word before a rectangle looks like an element.
            guard scanner.starts(with: ", {{") || scanner.starts(with: ", pid: "),
                XCUITestType.names.contains(scanner.text(type))
            else { return nil }
            address = ""
        }
        self.type = scanner.text(type)
        var isFound = false
        var ahead = scanner
        // The frame stands behind the address, the process and the traits, before all free text.
        while !isFound, ahead.skip(", ") || ahead.skip(": ") {
            if ahead.starts(with: "{{") {
                isFound = true
            } else if ahead.skip("pid: ") || ahead.skip("traits: ") {
                ahead.skip { $0 != Byte.comma }
            } else {
                break
            }
        }
        // A frame that isn't closed may lack digits.
        let read = isFound ? ahead.rect() : nil
        frame = ahead.starts(with: "}}") ? read : nil
        guard frame != nil || self.type == "Application" else { return nil }
        if isFound {
            scanner = ahead
            scanner.skip { $0 == Byte.closeBrace }
        }
        let flags = Self.flags(of: scanner)
        isFocused = flags.isFocused
        readTexts(scanner.bytes, scanner.position..<max(flags.start, scanner.position))
    }

    /// Whether it is the element that another line says as well.
    func isSame(as other: XCUITestLine) -> Bool {
        type == other.type && address == other.address && frame == other.frame
    }

    /// Whether a line begins as an element and ends within its frame.
    static func isCut(_ line: ByteScanner) -> Bool {
        var scanner = line
        guard scanner.skip(past: ", 0x"), scanner.skip(past: "{{") else { return false }
        return scanner.place(of: "}}") == nil
    }

    var view: ImportedView {
        var view = ImportedView(className: type, kind: ElementKind.kind(of: type), frame: .zero, line: 0)
        view.identifier = identifier
        view.address = address
        view.label = label
        view.placeholder = placeholder
        view.text = value == placeholder ? "" : value
        view.isFocused = isFocused
        return view
    }

    /// The flags at the end of a line, and where they start.
    static func flags(of line: ByteScanner) -> (isFocused: Bool, start: Int) {
        var end = hitPoint(of: line)
        while end > line.position, Byte.isSpace(line.bytes[end - 1]) { end -= 1 }
        var isFocused = false
        var hasFlag = true
        while hasFlag {
            hasFlag = false
            for flag in [", Keyboard Focused", ", Focused", ", Selected", ", Disabled"]
            where end - line.position >= flag.utf8.count {
                let start = end - flag.utf8.count
                guard line.bytes[start..<end].elementsEqual(flag.utf8) else { continue }
                if flag == ", Keyboard Focused" { isFocused = true }
                end = start
                hasFlag = true
            }
        }
        return (isFocused, end)
    }

    /// Where a line goes on, behind the flags, with the place that a tap would go to; its end without that.
    private static func hitPoint(of line: ByteScanner) -> Int {
        var scanner = line
        var place = line.end
        // A text may hold the like of it: the last one counts.
        while let next = scanner.place(of: ", hitPoint: {") {
            place = next
            scanner.move(to: next + 1)
        }
        return place
    }

    private mutating func readTexts(_ bytes: [UInt8], _ range: Range<Int>) {
        var scanner = ByteScanner(bytes, range)
        while scanner.skip(", ") {
            if scanner.skip("identifier: '") {
                identifier = Self.quoted(&scanner)
            } else if scanner.skip("label: '") {
                label = Self.quoted(&scanner)
            } else if scanner.skip("title: '") {
                _ = Self.quoted(&scanner)
            } else if scanner.skip("placeholderValue: '") {
                placeholder = Self.quoted(&scanner)
            } else if scanner.skip("value: ") {
                value = Self.unquoted(&scanner)
            } else {
                scanner.skip { $0 != Byte.comma }
            }
        }
    }

    /// Up to the apostrophe before the next key or the end.
    private static func quoted(_ scanner: inout ByteScanner) -> String {
        let start = scanner.position
        while !scanner.isAtEnd {
            scanner.skip { $0 != Byte.apostrophe }
            let end = scanner.position
            scanner.advance()
            if scanner.isAtEnd || isKey(scanner) { return scanner.text(start..<end) }
        }
        return scanner.text(start..<scanner.position)
    }

    /// A value has no quotes: it goes on to the placeholder, or to the end.
    private static func unquoted(_ scanner: inout ByteScanner) -> String {
        let start = scanner.position
        let end = scanner.place(of: ", placeholderValue: '") ?? scanner.end
        scanner.move(to: end)
        return scanner.text(start..<end)
    }

    private static func isKey(_ scanner: ByteScanner) -> Bool {
        let keys: [StaticString] = [
            ", identifier: '", ", label: '", ", title: '", ", placeholderValue: '", ", value: ",
        ]
        return keys.contains { scanner.starts(with: $0) }
    }
}
