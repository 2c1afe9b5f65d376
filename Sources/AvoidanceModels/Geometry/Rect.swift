/// A rectangle in points; y grows downwards.
///
/// On the wire: `{"x": 0, "y": 508, "width": 390, "height": 336}`; all four are required, neither size is negative.
@usableFromInline
package struct Rect: WireModel, Equatable {
    @usableFromInline package var x: Double
    @usableFromInline package var y: Double
    @usableFromInline package var width: Double
    @usableFromInline package var height: Double

    @inlinable
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        x = reader.requiredNumber("x", .coordinate)
        y = reader.requiredNumber("y", .coordinate)
        width = reader.requiredNumber("width", .size)
        height = reader.requiredNumber("height", .size)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.number("x", x)
        writer.number("y", y)
        writer.number("width", width)
        writer.number("height", height)
    }

    /// The rectangle of no size at the origin.
    @usableFromInline package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The smallest x.
    @inlinable
    package var minX: Double { x }

    /// The smallest y.
    @inlinable
    package var minY: Double { y }

    /// The largest x.
    @inlinable
    package var maxX: Double { x + width }

    /// The largest y.
    @inlinable
    package var maxY: Double { y + height }
}
