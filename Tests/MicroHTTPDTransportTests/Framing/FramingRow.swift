import Testing

/// One row of the framing table: what is sent, which answers are right, and whether the connection must close.
struct FramingRow: Sendable, CustomTestStringConvertible {
    enum End {
        /// The connection lives on, and the next request on it is answered.
        case stays
        /// Nothing behind the last answer is read as a request.
        case closes
        /// The library refuses the request before its head is shown to anyone, and writes the answer's head twice.
        case closesDoubled
    }

    var name: String
    var request: String
    /// For each answer in order, the statuses that are right.
    var answers: [Set<Int>]
    var end: End

    /// A request and its one answer.
    init(_ name: String, _ request: String, _ statuses: Set<Int>, _ end: End = .closes) {
        self.init(name, request, answers: [statuses], end)
    }

    init(_ name: String, _ request: String, answers: [Set<Int>], _ end: End) {
        self.name = name
        self.request = request
        self.answers = end == .closesDoubled ? answers + answers.suffix(1) : answers
        self.end = end
    }

    var testDescription: String { name }

    static let all =
        lengths + transferCodings + chunks + fields + singleFields + hosts + requestLines + targets + lines
        + expectations
        + oldClients + pipelines

    /// A request that must never be answered where the connection has to close.
    static let hidden = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n"
    static let chunked = "5\r\nabcde\r\n0\r\n\r\n"

    /// A POST with some fields and a body, and no second request behind it.
    static func post(_ fields: String, _ body: String = "", version: String = "1.1") -> String {
        "POST /echo HTTP/\(version)\r\nHost: a\r\nContent-Type: text/plain\r\n\(fields)\r\n\(body)"
    }

    /// A GET with some fields, and no second request behind it.
    static func get(_ target: String, _ fields: String = "Host: a\r\n", method: String = "GET") -> String {
        "\(method) \(target) HTTP/1.1\r\n\(fields)\r\n"
    }
}
