import Testing

/// A peer's known fault: a request, and the value that is right where the peer's is wrong.
struct PeerExample: CustomTestStringConvertible, Sendable {
    /// The peer, and what it does instead.
    var name: String
    var scenario: Scenario
    /// The right value; what it is a value of, the test says.
    var expected: Double

    init(_ name: String, _ expected: Double, _ scenario: Scenario) {
        self.name = name
        self.scenario = scenario
        self.expected = expected
    }

    var testDescription: String { name }
}
