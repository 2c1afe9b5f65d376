/// A margin as an object, before its defaults are known.
@usableFromInline
package struct MarginEdges: WireModel, Equatable {
    package var top: Double?
    package var bottom: Double?

    package init(top: Double?, bottom: Double?) {
        self.top = top
        self.bottom = bottom
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        top = reader.number("top", .size)
        bottom = reader.number("bottom", .size)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        if let top { writer.number("top", top) }
        if let bottom { writer.number("bottom", bottom) }
    }
}
