import Testing

/// `openapi.yaml`, read as far as the tests need it.
///
/// It understands block mappings indented by two spaces a level, `$ref` in quotes, plain scalars, and values in JSON.
/// Lines of other forms lie deeper than the keys that are looked for, and are passed over.
struct Contract {
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n")
    }

    static func load() throws -> Contract { Contract(try Repository.text("openapi.yaml")) }

    /// The keys of the mapping at a path, in order.
    func keys(_ path: [String]) -> [String] {
        guard let block = block(path) else { return [] }
        return block.compactMap { Self.key($0, level: path.count) }
    }

    /// The plain scalar at a path.
    func text(_ path: [String]) -> String? {
        guard let parent = block(path.dropLast()), let name = path.last,
            let line = parent.first(where: { Self.key($0, level: path.count - 1) == name }),
            let separator = line.firstRange(of: ": ")
        else { return nil }
        return String(line[separator.upperBound...])
    }

    /// The lines below a key, such as a value in JSON.
    func source(_ path: [String]) throws -> String {
        try #require(self.block(path), "openapi.yaml has nothing at \(path)").joined(separator: "\n")
    }

    /// The name that the `$ref` at a path ends with.
    func reference(_ path: [String]) throws -> String {
        let text = try #require(self.text(path + ["$ref"]), "openapi.yaml has no $ref at \(path)")
        return try #require(text.dropLast().split(separator: "/").last.map(String.init))
    }

    /// The lines below a key.
    private func block(_ path: some Collection<String>) -> ArraySlice<Substring>? {
        var block = lines[...]
        for (level, name) in path.enumerated() {
            guard let start = block.firstIndex(where: { Self.key($0, level: level) == name }) else { return nil }
            let rest = block[(start + 1)...]
            let end = rest.firstIndex { Self.indentation($0) <= 2 * level } ?? rest.endIndex
            block = rest[..<end]
        }
        return block
    }

    private static func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

    /// The key that a line begins with; nil when the line is no member of a mapping of this level.
    private static func key(_ line: Substring, level: Int) -> String? {
        guard indentation(line) == 2 * level, let colon = line.lastIndex(of: ":") else { return nil }
        let content = line.drop { $0 == " " }
        guard let first = content.first, first != "-", first != "#" else { return nil }
        let end = content.firstRange(of: ": ")?.lowerBound ?? colon
        return content[..<end].filter { $0 != "\"" }
    }
}
