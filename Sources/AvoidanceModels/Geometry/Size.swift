/// A width and a height in points, neither negative.
///
/// On the wire: `{"width": 390, "height": 844}`; both are required.
@usableFromInline
package struct Size: WireModel, Equatable {
    @usableFromInline package var width: Double
    @usableFromInline package var height: Double

    @inlinable
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        width = reader.requiredNumber("width", .size)
        height = reader.requiredNumber("height", .size)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.number("width", width)
        writer.number("height", height)
    }
}
