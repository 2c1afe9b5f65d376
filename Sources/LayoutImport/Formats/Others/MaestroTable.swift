/// The table of `maestro hierarchy --compact` and of Maestro's tools for assistants: an element in a row, with all of its
/// attributes in one column or each in its own.
struct MaestroTable {
    /// An element and how deep it lies.
    struct Row {
        let depth: Int
        let attributes: [String: String]
        /// Where it stands in the text.
        let place: Int
    }

    private(set) var rows: [Row] = []

    private static let titles: [StaticString] = ["element_num,depth,", "id,depth,bounds,"]

    /// The tables in a text, each behind the names of its columns.
    static func tables(in text: DumpText) -> [MaestroTable] {
        var tables: [MaestroTable] = []
        var place = 0
        for line in text.lines where line.lowerBound >= place {
            let names = ByteScanner(text.bytes, line)
            guard titles.contains(where: names.starts) else { continue }
            var scanner = text.scanner
            scanner.move(to: line.lowerBound)
            let table = MaestroTable(record(&scanner), &scanner)
            place = scanner.position
            if !table.rows.isEmpty { tables.append(table) }
        }
        return tables
    }

    /// Whether a text has the names of such a table's columns.
    static func isIn(_ text: DumpText) -> Bool {
        text.lines.contains { line in titles.contains(where: ByteScanner(text.bytes, line).starts) }
    }

    /// Reads rows up to one that is none.
    private init(_ names: [String], _ scanner: inout ByteScanner) {
        while let byte = scanner.peek(), Byte.isDigit(byte) {
            let place = scanner.position
            let fields = Self.record(&scanner)
            guard fields.count > 1, let depth = Int(fields[1]) else { return }
            var attributes: [String: String] = [:]
            for (name, field) in zip(names, fields).dropFirst(2) where !field.isEmpty {
                if name == "attributes" {
                    Self.split(field, &attributes)
                } else {
                    let isSet = field == "1" && Self.flags.contains(name)
                    attributes[Self.attributes[name] ?? name] = isSet ? "true" : field
                }
            }
            rows.append(Row(depth: depth, attributes: attributes, place: place))
        }
    }

    /// What JSON calls the columns.
    private static let attributes = [
        "resource_id": "resource-id", "accessibility": "accessibilityText", "hint": "hintText",
    ]

    /// The columns that have a 1 for true.
    private static let flags: Set = ["scrollable", "clickable", "enabled", "focused", "selected", "checked"]

    /// The fields of a record, quoted ones with line ends and doubled quotes in them.
    private static func record(_ scanner: inout ByteScanner) -> [String] {
        var fields: [String] = []
        while true {
            var field: [UInt8] = []
            if scanner.skip("\"") {
                while let byte = scanner.peek() {
                    scanner.advance()
                    if byte == Byte.quote, !scanner.skip("\"") { break }
                    field.append(byte)
                }
            }
            field += scanner.bytes[scanner.take { $0 != Byte.comma && $0 != Byte.newline && $0 != Byte.carriageReturn }]
            fields.append(String(decoding: field, as: UTF8.self))
            guard scanner.skip(",") else { break }
        }
        scanner.skip(while: Byte.isSpace)
        return fields
    }

    /// `key=value; key=value`, where a value may hold a semicolon.
    private static func split(_ field: String, _ attributes: inout [String: String]) {
        var scanner = ByteScanner(field.utf8)
        while let name = name(&scanner) {
            let start = scanner.position
            var end = scanner.end
            while let place = scanner.place(of: "; ") {
                scanner.move(to: place + 2)
                var ahead = scanner
                if Self.name(&ahead) != nil {
                    end = place
                    break
                }
            }
            attributes[name] = scanner.text(start..<end)
            if end == scanner.end { return }
        }
    }

    /// A name and its sign of equality.
    private static func name(_ scanner: inout ByteScanner) -> String? {
        var ahead = scanner
        let name = ahead.take { Byte.isWord($0) || $0 == Byte.hyphen }
        guard !name.isEmpty, ahead.skip("=") else { return nil }
        scanner = ahead
        return scanner.text(name)
    }
}
