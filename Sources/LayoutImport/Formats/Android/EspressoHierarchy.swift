internal import AvoidanceModels

/// The view hierarchies in Espresso's failures, in pixels and relative to the parent.
enum EspressoHierarchy: LineReader {
    static let format = DumpFormat.espressoHierarchy

    /// Every hierarchy begins with the one view without a hyphen.
    static func read(_ text: DumpText) -> [ImportedDump] {
        var parts: [[(line: Line, number: Int)]] = [[]]
        var index = 0
        while index < text.lines.count {
            guard let end = end(ofViewAt: index, in: text) else {
                index += 1
                continue
            }
            let range = text.lines[index].lowerBound..<text.lines[end - 1].upperBound
            if let line = Line(ByteScanner(text.bytes, range)) {
                if line.depth == 0, parts.last?.isEmpty == false { parts.append([]) }
                parts[parts.count - 1].append((line, index + 1))
            }
            index = end
        }
        return parts.compactMap { androidTree($0, isWhole: $0.first?.line.depth == 0) }
    }

    /// The line behind a view's last one, as the parameters of a window's layout and texts may have line ends; nil for
    /// a line that begins no view.
    private static func end(ofViewAt index: Int, in text: DumpText) -> Int? {
        guard Line.depth(text.line(index)) != nil else { return nil }
        var index = index
        var hasPlace = false
        while true {
            let line = text.line(index)
            index += 1
            hasPlace = hasPlace || line.place(of: ", y=") != nil
            let isWhole = hasPlace && endsView(line)
            if isWhole || index == text.lines.count || !goesOn(text.line(index)) { return index }
        }
    }

    /// Whether a line ends in a brace, or in the mark of a view that matches.
    private static func endsView(_ line: ByteScanner) -> Bool {
        let last = line.bytes[line.rest].last { !Byte.isBlank($0) && $0 != UInt8(ascii: "*") }
        return last == Byte.closeBrace || line.place(of: "} ****MATCHES") != nil
    }

    /// Whether a line may go on with the view above it.
    private static func goesOn(_ line: ByteScanner) -> Bool {
        guard Line.depth(line) == nil else { return false }
        var scanner = line
        scanner.skipBlanks()
        guard !scanner.isAtEnd, !scanner.starts(with: "at ") else { return false }
        return !(scanner.skip("|") && scanner.isAtEnd)
    }

    /// `+--->Class{id=1, res-name=a, …, width=1, height=1, …, x=0.0, y=0.0, text=…, input-type=1, …}`.
    struct Line: ViewLine {
        var view: ImportedView
        var frame: ReadRect?
        var depth: Int

        init?(_ line: ByteScanner) {
            var scanner = line
            guard let depth = Self.depth(&scanner) else { return nil }
            self.depth = depth
            // A class without a name of its own is printed without any.
            let name = scanner.text(scanner.take { $0 != Byte.openBrace })
            scanner.advance()
            view = ImportedView(
                className: name.isEmpty ? "View" : AndroidKind.shortName(of: name),
                kind: AndroidKind.kind(of: name),
                frame: .zero,
                line: 0
            )
            // Texts hold commas and braces; what is needed stands before the text, and behind the description.
            let fields = Self.fields(scanner)
            view.identifier = fields["res-name"] ?? ""
            view.label = fields["desc"] ?? ""
            view.isFocused = fields["is-focused"] == "true" && view.kind.isTextInput
            view.isHidden = fields["visibility"].map { $0 != "VISIBLE" } ?? false
            if view.kind.isScrollContainer {
                view.scroll = ScrollGeometry(axes: AndroidKind.isHorizontal(name) ? .horizontal : .vertical)
            }
            let numbers = ["x", "y", "width", "height"].compactMap { fields[$0].flatMap(Self.number) }
            if numbers.count == 4 {
                frame = ReadRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
            (view.text, view.placeholder) = Self.shownText(scanner)
        }

        /// The hyphens before a view; nil for a line that begins none.
        static func depth(_ line: ByteScanner) -> Int? {
            var scanner = line
            return depth(&scanner)
        }

        /// Steps up to the class's name.
        private static func depth(_ scanner: inout ByteScanner) -> Int? {
            scanner.skipBlanks()
            guard scanner.skip("+") else { return nil }
            let depth = scanner.take { $0 == Byte.hyphen }.count
            guard scanner.skip(">") else { return nil }
            var ahead = scanner
            ahead.skip { Byte.isWord($0) || $0 == Byte.dot || $0 == UInt8(ascii: "$") }
            return ahead.peek() == Byte.openBrace ? depth : nil
        }

        private static func number(_ text: String) -> Double? {
            var scanner = ByteScanner(text.utf8)
            let number = scanner.number()
            // A line end may cut a number in two.
            return scanner.isAtEnd ? number : nil
        }

        /// The fields before the text.
        private static func fields(_ scanner: ByteScanner) -> [String: String] {
            var scanner = scanner
            var fields: [String: String] = [:]
            while !scanner.isAtEnd {
                scanner.skip { $0 == Byte.comma || Byte.isBlank($0) }
                let key = scanner.take { Byte.isWord($0) || $0 == Byte.hyphen }
                guard scanner.skip("=") else {
                    scanner.skip { $0 != Byte.comma }
                    if scanner.isAtEnd { break }
                    continue
                }
                let name = scanner.text(key)
                if name == "text" { break }
                if scanner.peek() == Byte.openBracket {
                    scanner.skip { $0 != Byte.closeBracket }
                    continue
                }
                let value = scanner.take { $0 != Byte.comma && $0 != Byte.closeBrace }
                fields[name] = scanner.text(value)
            }
            return fields
        }

        /// The text, which ends at the first of the fields that may follow it, and the hint.
        private static func shownText(_ scanner: ByteScanner) -> (text: String, hint: String) {
            var scanner = scanner
            guard scanner.skip(past: ", y="), scanner.skip(past: ", text=") else { return ("", "") }
            let text = scanner.text(scanner.position..<end(of: scanner))
            guard scanner.skip(past: ", hint=") else { return (text, "") }
            return (text, scanner.text(scanner.position..<end(of: scanner)))
        }

        private static let followers: [StaticString] = [
            ", error-text=", ", hint=", ", child-count=", ", input-type=", ", ime-target=", ", has-links=",
        ]

        private static func end(of value: ByteScanner) -> Int {
            followers.reduce(value.end) { end, key in min(end, value.place(of: key) ?? end) }
        }
    }
}
