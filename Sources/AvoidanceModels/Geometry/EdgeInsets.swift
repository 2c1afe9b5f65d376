/// Distances from the four edges, in points; negative ones reach outwards.
///
/// On the wire: `{"top": 0, "left": 0, "bottom": 34, "right": 0}`; an edge left out is zero.
@usableFromInline
package struct EdgeInsets: WireModel, Equatable {
    @usableFromInline package var top: Double
    @usableFromInline package var left: Double
    @usableFromInline package var bottom: Double
    @usableFromInline package var right: Double

    @inlinable
    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        top = reader.number("top", .coordinate) ?? 0
        left = reader.number("left", .coordinate) ?? 0
        bottom = reader.number("bottom", .coordinate) ?? 0
        right = reader.number("right", .coordinate) ?? 0
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.number("top", top)
        writer.number("left", left)
        writer.number("bottom", bottom)
        writer.number("right", right)
    }

    /// No inset on any edge.
    @usableFromInline package static let zero = EdgeInsets()
}
