import HTTPCore

/// An HTTP message taken apart as a tolerant server would, so that hardly a byte is refused before it is looked at.
struct Message {
    private let words: [[UInt8]]
    private let fields: HeaderFields
    let body: [UInt8]

    private var target: [UInt8] { words.count > 1 ? words[1] : [] }

    var head: RequestHead {
        let method = words[0]
        return RequestHead(
            method: Method(method.span),
            target: target,
            version: words.last?.last == UInt8(ascii: "0") ? .http10 : .http11,
            fields: fields
        )
    }

    /// Whether the answer counts the answers before it.
    var asksForMetrics: Bool { (try? RequestTarget(target))?.pathText == MetricsPage.path }

    init(_ text: [UInt8]) {
        var rest = text[...]
        words = Self.line(of: &rest)
            .split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false).map(Array.init)
        var fields = HeaderFields()
        while !rest.isEmpty {
            let line = Self.line(of: &rest)
            if line.isEmpty { break }
            let name = line.prefix { $0 != UInt8(ascii: ":") }
            let value = line.dropFirst(name.count + 1).drop { $0 == UInt8(ascii: " ") }
            name.withUnsafeBytes { name in value.withUnsafeBytes { fields.append(name: name, value: $0) } }
        }
        self.fields = fields
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
