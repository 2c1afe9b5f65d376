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
        // A view whose description doesn't end in its line: its text, or what a console broke, goes on in the next ones.
        var open: (line: UIKitLine, start: Int)?
        for (index, range) in text.lines.enumerated() {
            var rest = range
            while true {
                var start = rest.lowerBound
                let description = UIKitDescription(text.bytes, rest, start: &start)
                let goesOn =
                    open.map { open in
                        description?.frame == nil && !isClosed(open.start, before: rest.lowerBound..<start, text.bytes)
                    } ?? false
                guard let description, !goesOn else {
                    if open == nil, isPrompt(ByteScanner(text.bytes, rest)) { followsPrompt = true }
                    break
                }
                if let (line, from) = open {
                    lines += reread(line, text.bytes, from..<max(from, range.lowerBound))
                    open = nil
                }
                let next = nextInLine(text.bytes, start..<range.upperBound, description)
                guard description.frame != nil || !description.isComplete else {
                    guard let next else { break }
                    rest = next
                    continue
                }
                let depth = text.bytes[rest.lowerBound..<start].reduce(0) { $1 == Byte.bar ? $0 + 1 : $0 }
                let line = UIKitLine(
                    description: description,
                    depth: depth,
                    number: index + 1,
                    followsPrompt: followsPrompt
                )
                followsPrompt = false
                guard description.isComplete else {
                    open = (line, start)
                    break
                }
                lines.append(line)
                guard let next else { break }
                rest = next
            }
        }
        if let (line, from) = open { lines += reread(line, text.bytes, from..<text.bytes.count) }
        return lines
    }

    /// What is left of a line behind a view, if another one follows behind its bars: a page may have lost the line ends.
    private static func nextInLine(
        _ bytes: [UInt8],
        _ range: Range<Int>,
        _ description: UIKitDescription
    ) -> Range<Int>? {
        var scanner = ByteScanner(bytes, range)
        scanner.move(to: description.end)
        guard scanner.skip(">") else { return nil }
        let rest = scanner.rest
        let between = scanner.take { $0 != Byte.less }
        return !scanner.isAtEnd && bytes[between].contains(Byte.bar) ? rest : nil
    }

    /// How long a description may be that is looked at again for each view that may follow it.
    private static let longestBrokenView = 4096

    /// Whether a description that goes on over lines ends before one that begins with the bars of another view.
    private static func isClosed(_ from: Int, before leader: Range<Int>, _ bytes: [UInt8]) -> Bool {
        guard leader.lowerBound - from <= longestBrokenView, bytes[leader].contains(Byte.bar),
            bytes[leader].allSatisfy({ $0 == Byte.bar || Byte.isBlank($0) })
        else { return false }
        var start = 0
        let description = UIKitDescription(bytes, from..<max(from, leader.lowerBound), start: &start)
        return description?.isComplete == true
    }

    /// The view over all its lines; nothing if there is no frame in them either.
    private static func reread(_ line: UIKitLine, _ bytes: [UInt8], _ range: Range<Int>) -> [UIKitLine] {
        var start = 0
        guard let description = UIKitDescription(bytes, range, start: &start), description.frame != nil else {
            return line.description.frame == nil ? [] : [line]
        }
        var line = line
        line.description = description
        return [line]
    }

    private static func isPrompt(_ line: ByteScanner) -> Bool {
        line.place(of: "recursiveDescription]") != nil || line.place(of: "pviews") != nil
    }
}
