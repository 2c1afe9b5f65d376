/// The JSON values in a text: the first `{` or `[` that begins a line and reads as JSON, and what follows it.
enum JSONDumps {
    /// The trees in the text's order; one that ends in the middle comes with its fault.
    static func trees(in text: DumpText) -> [JSONTree] {
        var trees: [JSONTree] = []
        var place = 0
        for line in text.lines where line.lowerBound >= place {
            var scanner = ByteScanner(text.bytes, line)
            scanner.skipSpaces()
            guard let byte = scanner.peek(), byte == Byte.openBrace || byte == Byte.openBracket else { continue }
            let tree = JSONTree(ByteScanner(text.bytes, scanner.position..<text.bytes.count))
            place = tree.end
            if tree.nodes.count > 1 { trees.append(tree) }
        }
        return trees
    }

    /// Whether a text begins with JSON that has a member of one of these names.
    static func has(_ names: [StaticString], in text: DumpText) -> Bool {
        guard names.contains(where: text.contains) else { return false }
        return text.lines.contains { line in
            var scanner = ByteScanner(text.bytes, line)
            scanner.skipSpaces()
            return scanner.peek() == Byte.openBrace || scanner.peek() == Byte.openBracket
        }
    }
}
