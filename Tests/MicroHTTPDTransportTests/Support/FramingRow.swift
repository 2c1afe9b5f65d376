import Testing

/// One row of the framing table: what is sent, which statuses are right, and whether the connection must close.
struct FramingRow: Sendable, CustomTestStringConvertible {
    enum End {
        case closes
        case stays
        /// The library refuses the request before its head is shown to anyone, and writes the answer's head twice.
        case closesDoubled
    }

    var name: String
    var request: String
    var statuses: Set<Int>
    var end: End

    init(_ name: String, _ request: String, _ statuses: Set<Int>, _ end: End = .closes) {
        self.name = name
        self.request = request
        self.statuses = statuses
        self.end = end
    }

    var testDescription: String { name }
}
