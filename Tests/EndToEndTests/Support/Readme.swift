import Foundation

/// `README.md`, as far as the tests need it.
struct Readme {
    /// A block between fences.
    struct Block {
        let language: String
        let text: String
    }

    private let lines: [Substring]

    static func load() throws -> Readme {
        Readme(lines: try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false))
    }

    /// The blocks of a section of the second level, its subsections included.
    func blocks(in section: String) -> [Block] {
        var blocks: [Block] = []
        var language: String?
        var content: [Substring] = []
        for line in self.section(section) {
            guard line.hasPrefix("```") else {
                content.append(line)
                continue
            }
            if let opened = language {
                blocks.append(Block(language: opened, text: content.joined(separator: "\n")))
                language = nil
            } else {
                language = String(line.dropFirst(3))
            }
            content = []
        }
        return blocks
    }

    /// The rows of the tables of a section, without the heads; the code marks around a cell are taken off.
    func rows(in section: String) -> [[String]] {
        self.section(section).filter { $0.hasPrefix("| `") }.map { line in
            line.split(separator: " | ").map { cell in
                cell.filter { $0 != "`" && $0 != "|" }.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    private func section(_ name: String) -> [Substring] {
        let rest = lines.drop { $0 != "## \(name)" }.dropFirst()
        return Array(rest.prefix { !$0.hasPrefix("## ") })
    }
}
