internal import AvoidanceModels

/// `debugDescription` of an XCUIElement, also as it stands in the reports of failed tests.
enum XCUITestDescription: DumpReader {
    static let format = DumpFormat.xcuiTestDescription

    static func recognises(_ text: DumpText) -> Bool {
        text.lines.indices.contains { index in
            XCUITestLine(text.line(index)) != nil || attributes(of: text.line(index)) != nil
        }
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        var parts: [Part] = [Part()]
        for index in text.lines.indices {
            let line = text.line(index)
            if let block = block(of: line) {
                let begins = block == .attributes || block == .subtree
                if begins, parts[parts.count - 1].hasTree { parts.append(Part()) }
                parts[parts.count - 1].block = block
                if block == .attributes { parts[parts.count - 1].takeAttributes(line, number: index + 1) }
                continue
            }
            if parts[parts.count - 1].isFollowed(by: line) { parts.append(Part()) }
            parts[parts.count - 1].take(line, number: index + 1)
        }
        // What is cut off behind its attributes still says the element itself.
        if !parts.contains(where: \.hasTree) { parts.indices.forEach { parts[$0].becomeElement() } }
        return parts.filter(\.hasTree).map { ElementTree.finished($0.dump()) }
    }

    private enum Block {
        case attributes
        case subtree
        case path
        case query
    }

    private static func block(of line: ByteScanner) -> Block? {
        var scanner = line
        scanner.skipBlanks()
        if scanner.starts(with: "Attributes:") { return .attributes }
        if scanner.starts(with: "Element subtree:") { return .subtree }
        if scanner.starts(with: "Path to element:") { return .path }
        return scanner.starts(with: "Query chain:") ? .query : nil
    }

    /// The element itself, as the line `Attributes:` says it.
    private static func attributes(of line: ByteScanner) -> XCUITestLine? {
        var scanner = line
        scanner.skipBlanks()
        guard scanner.skip("Attributes:") else { return nil }
        return XCUITestLine(ByteScanner(scanner.bytes, scanner.rest))
    }

    /// One element's description: its subtree, and the path that leads to it.
    private struct Part {
        /// Without a heading the lines are those of a tree.
        var block = Block.subtree
        private var tree: [(line: XCUITestLine, number: Int)] = []
        private var path: [(line: XCUITestLine, number: Int)] = []
        private var element: (line: XCUITestLine, number: Int)?
        /// A line that ends in the middle of an element's frame.
        private var cutLine: Int?

        var hasTree: Bool { !tree.isEmpty }

        /// Whether a line begins another app's tree.
        func isFollowed(by line: ByteScanner) -> Bool {
            guard block == .subtree, let root = tree.first?.line, line.place(of: "Application, ") != nil,
                let next = XCUITestLine(line)
            else { return false }
            return next.type == "Application" && next.column <= root.column
        }

        mutating func takeAttributes(_ line: ByteScanner, number: Int) {
            element = XCUITestDescription.attributes(of: line).map { ($0, number) }
        }

        mutating func becomeElement() {
            if let element { tree = [element] }
        }

        mutating func take(_ line: ByteScanner, number: Int) {
            guard block == .subtree || block == .path else { return }
            guard let read = XCUITestLine(line) else {
                if XCUITestLine.isCut(line) { cutLine = number }
                // A value with a line end goes on here, and the flags stand behind it.
                if block == .subtree, !tree.isEmpty, XCUITestLine.flags(of: line).isFocused {
                    tree[tree.count - 1].line.isFocused = true
                }
                return
            }
            if block == .subtree { tree.append((read, number)) } else { path.append((read, number)) }
        }

        func dump() -> ImportedDump {
            var dump = ImportedDump(XCUITestDescription.format)
            var open = OpenViews()
            // The path ends at the element, or at the one around it.
            let root = tree.first?.line
            let isWhole = root?.type == "Application"
            let above = isWhole ? [] : path.filter { step in root.map { !step.line.isSame(as: $0) } ?? true }
            for (depth, step) in above.enumerated() { add(step, atDepth: depth, &dump, &open) }
            for line in tree { add(line, atDepth: above.count + line.line.column, &dump, &open) }
            if let cutLine { dump.warn(.malformed, line: cutLine, "the line ends in the middle of an element") }
            return dump
        }

        private func add(
            _ line: (line: XCUITestLine, number: Int),
            atDepth depth: Int,
            _ dump: inout ImportedDump,
            _ open: inout OpenViews
        ) {
            // The application has no frame in most versions, and is no view.
            guard line.line.type != "Application" || line.line.frame != nil else { return }
            dump.add(line.line.view, frame: line.line.frame, line: line.number, atDepth: depth, &open)
        }
    }
}
