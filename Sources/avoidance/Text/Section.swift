/// A part of an answer: a label, and lines beside it.
struct Section {
    let label: String
    let lines: [String]

    init(_ label: String, _ lines: [String]) {
        self.label = label
        self.lines = lines
    }

    init(_ label: String, _ line: String) {
        self.init(label, [line])
    }

    /// The sections with their lines in one column; one without lines is left out.
    static func lines(_ sections: [Section]) -> [String] {
        let rows = sections.flatMap { section in
            section.lines.enumerated().map { [$0 == 0 ? section.label : "", $1] }
        }
        return Table(columns: [.leading, .leading], rows: rows).lines
    }
}
