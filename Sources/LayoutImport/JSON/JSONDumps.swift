/// The JSON values in a text: whatever reads as JSON from a `{` or `[` on, be it in the middle of a line of a log.
enum JSONDumps {
    /// The trees in the text's order; one that begins or ends in the middle comes with its fault.
    static func trees(in text: DumpText) -> [JSONTree] {
        var trees: [JSONTree] = []
        var scanner = text.scanner
        while skipToStart(&scanner) {
            let tree = JSONTree(scanner)
            // A reader that went nowhere would be asked for the same again.
            scanner.move(to: max(tree.end, scanner.position + 1))
            guard tree.nodes.count > 1 else { continue }
            trees.append(tree)
            // What stands behind a fault in its line is the rest of the broken dump, not another one.
            if tree.fault != nil { scanner.skip { $0 != Byte.newline } }
        }
        return trees
    }

    /// Whether a text has JSON in it, and a member of one of these names.
    static func has(_ names: [StaticString], in text: DumpText) -> Bool {
        guard names.contains(where: text.contains) else { return false }
        var scanner = text.scanner
        return skipToStart(&scanner)
    }

    /// Moves to the next bracket that opens JSON with something in it.
    private static func skipToStart(_ scanner: inout ByteScanner) -> Bool {
        while true {
            scanner.skip { $0 != Byte.openBrace && $0 != Byte.openBracket }
            guard let byte = scanner.peek() else { return false }
            var ahead = scanner
            ahead.advance()
            ahead.skipSpaces()
            switch ahead.peek() {
            case Byte.quote where byte == Byte.openBrace: return true
            case Byte.openBrace where byte == Byte.openBracket, Byte.openBracket where byte == Byte.openBracket:
                return true
            default: scanner.advance()
            }
        }
    }
}
