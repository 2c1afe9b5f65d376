/// The keyboard as the engine takes it.
@usableFromInline
package struct KeyboardAnswer: WireModel, Equatable {
    /// In window coordinates.
    @usableFromInline package var frame: Rect
    @usableFromInline package var placement: KeyboardPlacement
    /// How much of the window's height it covers; 0 when hidden.
    @usableFromInline package var visibleHeight: Double
    /// The visible height where the keyboard was hidden before this event, else nil.
    @usableFromInline package var willShowVisibleHeight: Double?
    @usableFromInline package var isHidden: Bool

    @inlinable
    package init(
        frame: Rect,
        placement: KeyboardPlacement,
        visibleHeight: Double,
        willShowVisibleHeight: Double?,
        isHidden: Bool
    ) {
        self.frame = frame
        self.placement = placement
        self.visibleHeight = visibleHeight
        self.willShowVisibleHeight = willShowVisibleHeight
        self.isHidden = isHidden
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        frame = reader.requiredModel("frame", as: Rect.self, placeholder: .zero)
        placement = reader.requiredToken("placement", as: KeyboardPlacement.self, placeholder: .hidden)
        visibleHeight = reader.requiredNumber("visibleHeight", .size)
        willShowVisibleHeight =
            reader.null("willShowVisibleHeight") ? nil : reader.number("willShowVisibleHeight", .size)
        isHidden = reader.boolean("isHidden") ?? (placement == .hidden)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("frame", frame)
        writer.token("placement", placement)
        writer.number("visibleHeight", visibleHeight)
        if let willShowVisibleHeight {
            writer.number("willShowVisibleHeight", willShowVisibleHeight)
        } else {
            writer.null("willShowVisibleHeight")
        }
        writer.boolean("isHidden", isHidden)
    }
}
