/// Rows of cells whose columns are aligned by Unicode scalars.
struct Table {
    /// Which edge of its column a cell stands at.
    enum Alignment {
        case leading
        case trailing
    }

    let columns: [Alignment]
    /// A row may have fewer cells than there are columns.
    var rows: [[String]]

    init(columns: [Alignment], rows: [[String]]) {
        self.columns = columns
        self.rows = rows.map { $0.map(TerminalText.escaped) }
    }

    /// The rows without spaces at their ends; two spaces stand between columns.
    var lines: [String] {
        let widths = columns.indices.map { column in
            rows.map { column < $0.count ? Self.width($0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, zip(columns, widths)).map { Self.padded($0, $1.0, $1.1) }
            return Self.trimmed(cells.joined(separator: "  "))
        }
    }

    static func padded(_ text: String, _ alignment: Alignment, _ width: Int) -> String {
        let space = String(repeating: " ", count: max(0, width - self.width(text)))
        return alignment == .leading ? text + space : space + text
    }

    private static func width(_ text: String) -> Int { text.unicodeScalars.count }

    private static func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}
