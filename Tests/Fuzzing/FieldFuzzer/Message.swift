import HTTPCore

/// An HTTP message taken apart as a tolerant server would, so that hardly a byte is refused before it is looked at.
struct Message {
    let head: RequestHead
    let body: [UInt8]

    /// Whether the answer counts the answers before it.
    var asksForMetrics: Bool { (try? RequestTarget(head.target))?.pathText == MetricsPage.path }

    init(_ text: [UInt8]) {
        var rest = text[...]
        let words = Self.line(of: &rest).split(
            separator: UInt8(ascii: " "),
            maxSplits: 2,
            omittingEmptySubsequences: false
        )
        var fields = HeaderFields()
        while !rest.isEmpty {
            let line = Self.line(of: &rest)
            if line.isEmpty { break }
            let name = line.prefix { $0 != UInt8(ascii: ":") }
            let value = line.dropFirst(name.count + 1).drop { $0 == UInt8(ascii: " ") }
            name.withUnsafeBytes { name in value.withUnsafeBytes { fields.append(name: name, value: $0) } }
        }
        head = RequestHead(
            method: Method(Array(words[0]).span),
            target: words.count > 1 ? Array(words[1]) : [],
            version: words.last?.last == UInt8(ascii: "0") ? .http10 : .http11,
            fields: fields
        )
        body = Array(rest)
    }

    /// Takes off the first line, without its end.
    private static func line(of text: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var line = text.prefix { $0 != UInt8(ascii: "\n") }
        text = text[line.endIndex...].dropFirst()
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
    }
}
