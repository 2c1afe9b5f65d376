internal import AvoidanceModels

/// UIKit's `recursiveDescription`: a view in a line, a bar for each level above it.
enum RecursiveDescription: DumpReader {
    static let format = DumpFormat.recursiveDescription

    static func recognises(_ text: DumpText) -> Bool {
        var scanner = text.scanner
        while scanner.skip(past: "frame =") {
            let line = text.lineNumber(of: scanner.position - 1) - 1
            // The class may stand in the line above, and the numbers in the one below.
            let end = text.lines[min(line + 1, text.lines.count - 1)].upperBound
            let isView = [line, line - 1].contains { first in
                var start = 0
                guard first >= 0 else { return false }
                return UIKitDescription(text.bytes, text.lines[first].lowerBound..<end, start: &start)?.frame != nil
            }
            if isView { return true }
            scanner.move(to: max(text.lines[line].upperBound, scanner.position))
        }
        return false
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        var parts: [[UIKitLine]] = [[]]
        var seen: Set<String> = []
        for line in UIKitLine.all(in: text) {
            // A dump of the same views once more begins with the same root.
            if let root = parts.last?.first, line.depth <= root.depth,
                seen.contains(line.description.address) || line.followsPrompt
            {
                parts.append([])
                seen.removeAll()
            }
            seen.insert(line.description.address)
            parts[parts.count - 1].append(line)
        }
        return parts.filter { !$0.isEmpty }.map(dump)
    }

    private static func dump(_ lines: [UIKitLine]) -> ImportedDump {
        var builder = UIKitTree(format)
        for line in lines { builder.add(line) }
        return builder.finish()
    }
}
