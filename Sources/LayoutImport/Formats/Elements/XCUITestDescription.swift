internal import AvoidanceModels

/// `debugDescription` of an XCUIElement, also as it stands in the reports of failed tests.
enum XCUITestDescription: DumpReader {
    static let format = DumpFormat.xcuiTestDescription

    static func recognises(_ text: DumpText) -> Bool {
        text.lines.indices.lazy.compactMap { XCUITestLine(text.line($0)) }.first != nil
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        var parts: [Part] = [Part()]
        for index in text.lines.indices {
            let line = text.line(index)
            if let block = block(of: line) {
                if block == .attributes, parts[parts.count - 1].hasTree { parts.append(Part()) }
                parts[parts.count - 1].block = block
                continue
            }
            parts[parts.count - 1].take(line, number: index + 1)
        }
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

    /// One element's description: its subtree, and the path that leads to it.
    private struct Part {
        /// Without a heading the lines are those of a tree.
        var block = Block.subtree
        private var tree: [(line: XCUITestLine, number: Int)] = []
        private var path: [(line: XCUITestLine, number: Int)] = []

        var hasTree: Bool { !tree.isEmpty }

        mutating func take(_ line: ByteScanner, number: Int) {
            guard block == .subtree || block == .path else { return }
            guard let read = XCUITestLine(line) else {
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
            let above = isWhole ? [] : path.filter { $0.line.address != root?.address }
            for (depth, step) in above.enumerated() { add(step, atDepth: depth, &dump, &open) }
            for line in tree { add(line, atDepth: above.count + line.line.column, &dump, &open) }
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
