/// The screen that the window is on.
///
/// On the wire: `{"width": 390, "height": 844, "scale": 3}`.
@usableFromInline
package struct Screen: WireModel, Equatable {
    /// Points.
    package var width: Double
    /// Points.
    package var height: Double
    /// Pixels per point; without it nothing is rounded.
    package var scale: Double?

    package init(width: Double, height: Double, scale: Double? = nil) {
        self.width = width
        self.height = height
        self.scale = scale
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        width = reader.requiredNumber("width", .size)
        height = reader.requiredNumber("height", .size)
        scale = reader.number("scale", .scale)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.number("width", width)
        writer.number("height", height)
        if let scale { writer.number("scale", scale) }
    }
}
