/// A Swift file of the project.
struct SwiftSource {
    /// From the root of the repository.
    let path: String
    let text: String
    /// The text without comments and the contents of string literals; lines keep their places.
    let code: String

    init(path: String) throws {
        self.init(path: path, text: try Repository.text(path))
    }

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = CodeStripper.strip(text)
    }

    static func all(in folder: String) throws -> [SwiftSource] {
        try Repository.swiftFiles(in: folder).map { try SwiftSource(path: $0) }
    }

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

    /// The modules that the file imports.
    var imports: [String] {
        lines(with: "import ").compactMap { line in
            line.text.firstMatch(of: /^\s*(?:@\w+(?:\(\w+\))? )*(?:\w+ )?import (?:(?:struct|class|enum|func) )?(\w+)/)
                .map { String($0.1) }
        }
    }

    /// "path:line: what stands there" for each line of code in which a rule's pattern is found.
    func findings(_ rule: SourceRule) -> [String] {
        rule.marks.flatMap { lines(with: $0) }.compactMap { line in
            line.text.firstMatch(of: rule.pattern).map { "\(path):\(line.number): \(line.text[$0.range])" }
        }
    }

    /// The lines of code that hold a text, counted from 1.
    private func lines(with mark: String) -> [(number: Int, text: Substring)] {
        guard code.contains(mark) else { return [] }
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().filter { $1.contains(mark) }.map { ($0 + 1, $1) }
    }
}
