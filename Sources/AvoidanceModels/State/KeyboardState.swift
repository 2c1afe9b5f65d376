/// The keyboard as the last event left it.
@usableFromInline
package struct KeyboardState: WireModel, Equatable {
    /// In window coordinates.
    @usableFromInline package var frame: Rect
    @usableFromInline package var placement: KeyboardPlacement

    @inlinable
    package init(frame: Rect, placement: KeyboardPlacement) {
        self.frame = frame
        self.placement = placement
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        frame = reader.requiredModel("frame", as: Rect.self, placeholder: .zero)
        placement = reader.token("placement", as: KeyboardPlacement.self) ?? .docked
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("frame", frame)
        writer.token("placement", placement)
    }
}
