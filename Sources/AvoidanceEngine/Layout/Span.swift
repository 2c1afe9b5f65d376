/// An interval on one axis; one whose end lies before its start holds nothing.
struct Span: Sendable, Equatable {
    var start: Double
    var end: Double

    init(_ start: Double, _ end: Double) {
        self.start = start
        self.end = end
    }

    /// Everything.
    static var unbounded: Span { Span(-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude) }

    /// Negative where nothing is held.
    var length: Double { end - start }

    /// The common part.
    func intersection(_ other: Span) -> Span {
        Span(max(start, other.start), min(end, other.end))
    }

    /// The smallest span around both.
    func union(_ other: Span) -> Span {
        Span(min(start, other.start), max(end, other.end))
    }

    /// The span moved by `distance`.
    func moved(by distance: Double) -> Span {
        Span(start + distance, end + distance)
    }

    /// Whether `other` lies inside, up to ``Tolerance/geometry``.
    func contains(_ other: Span) -> Bool {
        other.start >= start - Tolerance.geometry && other.end <= end + Tolerance.geometry
    }

    /// The value inside that is nearest; an end below the start means the start.
    func clamp(_ value: Double) -> Double {
        max(start, min(value, end))
    }
}
