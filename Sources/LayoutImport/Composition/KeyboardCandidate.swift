package import AvoidanceModels

/// A frame that the keyboard may have.
package struct KeyboardCandidate: WireModel, Equatable {
    /// In screen coordinates.
    package var frame: Rect
    /// Where the frame comes from.
    package var source: String

    package init(frame: Rect, source: String) {
        self.frame = frame
        self.source = source
    }

    package init(from reader: inout some FieldReader) {
        frame = reader.requiredModel("frame", as: Rect.self, placeholder: .zero)
        source = reader.requiredString("source")
    }

    package func write(to writer: inout some FieldWriter) {
        writer.model("frame", frame)
        writer.string("source", source)
    }
}
