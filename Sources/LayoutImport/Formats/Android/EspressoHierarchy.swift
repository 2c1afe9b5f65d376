internal import AvoidanceModels

/// The view hierarchy in Espresso's failures, in pixels and relative to the parent.
enum EspressoHierarchy: LineReader {
    static let format = DumpFormat.espressoHierarchy

    static func read(_ text: DumpText) -> [ImportedDump] {
        androidTree(text).map { [$0] } ?? []
    }

    /// `+--->Class{id=1, res-name=a, …, width=1, height=1, …, x=0.0, y=0.0, text=…, input-type=1, …}`.
    struct Line: ViewLine {
        var view: ImportedView
        var frame: ReadRect?
        var depth: Int

        init?(_ line: ByteScanner) {
            var scanner = line
            scanner.skipBlanks()
            guard scanner.skip("+") else { return nil }
            depth = scanner.take { $0 == Byte.hyphen }.count
            guard scanner.skip(">") else { return nil }
            let className = scanner.take { Byte.isWord($0) || $0 == Byte.dot || $0 == UInt8(ascii: "$") }
            guard !className.isEmpty, scanner.skip("{") else { return nil }
            let name = scanner.text(className)
            view = ImportedView(
                className: AndroidKind.shortName(of: name),
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
            view.text = Self.shownText(scanner)
        }

        private static func number(_ text: String) -> Double? {
            var scanner = ByteScanner(text.utf8)
            return scanner.number()
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

        /// The text, which ends at the last of the fields that may follow it.
        private static func shownText(_ scanner: ByteScanner) -> String {
            var scanner = scanner
            guard scanner.skip(past: ", y="), scanner.skip(past: ", text=") else { return "" }
            let start = scanner.position
            var end = scanner.end
            for key in [", child-count=", ", input-type=", ", ime-target=", ", has-links="] as [StaticString] {
                if let place = scanner.place(of: key) { end = min(end, place) }
            }
            return scanner.text(start..<end)
        }
    }
}
