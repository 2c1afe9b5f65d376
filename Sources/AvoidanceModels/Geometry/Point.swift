/// A point or a displacement, in points; y grows downwards.
///
/// On the wire: `{"x": 0, "y": -47}`; a coordinate left out is zero.
@usableFromInline
package struct Point: WireModel, Equatable {
    @usableFromInline package var x: Double
    @usableFromInline package var y: Double

    @inlinable
    package init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        x = reader.number("x", .coordinate) ?? 0
        y = reader.number("y", .coordinate) ?? 0
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.number("x", x)
        writer.number("y", y)
    }

    /// The origin, or no displacement.
    @usableFromInline package static let zero = Point()
}
