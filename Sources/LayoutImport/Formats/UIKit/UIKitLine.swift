/// A view of a `recursiveDescription`, which may reach over several lines of the text.
struct UIKitLine {
    var description: UIKitDescription
    /// How many bars stand before it.
    var depth: Int
    /// From 1.
    var number: Int
    /// Whether a debugger's command for another dump stands before it.
    var followsPrompt: Bool

    /// The views in the text's order.
    static func all(in text: DumpText) -> [UIKitLine] {
        var lines: [UIKitLine] = []
        var followsPrompt = false
        // A view whose description doesn't end in its line: its text goes on in the next ones.
        var open: (line: UIKitLine, start: Int)?
        for (index, range) in text.lines.enumerated() {
            var start = 0
            let description = UIKitDescription(text.bytes, range, start: &start)
            guard let description, description.frame != nil || open == nil else {
                if open == nil, isPrompt(ByteScanner(text.bytes, range)) { followsPrompt = true }
                continue
            }
            if let (line, from) = open {
                lines.append(reread(line, text.bytes, from..<max(from, range.lowerBound)))
                open = nil
            }
            guard description.frame != nil else { continue }
            let depth = text.bytes[range.lowerBound..<start].reduce(0) { $1 == Byte.bar ? $0 + 1 : $0 }
            let line = UIKitLine(
                description: description,
                depth: depth,
                number: index + 1,
                followsPrompt: followsPrompt
            )
            followsPrompt = false
            if description.isComplete { lines.append(line) } else { open = (line, start) }
        }
        if let (line, from) = open { lines.append(reread(line, text.bytes, from..<text.bytes.count)) }
        return lines
    }

    private static func reread(_ line: UIKitLine, _ bytes: [UInt8], _ range: Range<Int>) -> UIKitLine {
        var start = 0
        guard let description = UIKitDescription(bytes, range, start: &start), description.frame != nil else {
            return line
        }
        var line = line
        line.description = description
        return line
    }

    private static func isPrompt(_ line: ByteScanner) -> Bool {
        line.place(of: "recursiveDescription]") != nil || line.place(of: "pviews") != nil
    }
}
