/// A table of a Markdown document, whose first row is its head.
enum MarkdownTable {
    static func lines(_ rows: [[String]]) -> [String] {
        var lines = rows.map { "| \($0.joined(separator: " | ")) |" }
        let columns = rows.first?.count ?? 0
        lines.insert("| \(Array(repeating: "---", count: columns).joined(separator: " | ")) |", at: 1)
        return lines
    }
}
