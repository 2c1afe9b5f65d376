/// The first responder: where it ends, and how much of it can be seen.
@usableFromInline
package struct Focus: WireModel, Equatable {
    /// The view's id.
    @usableFromInline package var view: String
    /// The view's frame after the adjustments, in window coordinates.
    @usableFromInline package var frame: Rect
    /// The share of the caret (without one: of the field) in sight had nothing been adjusted: 0 to 1.
    @usableFromInline package var visibleBefore: Double
    /// The same share after the adjustments.
    @usableFromInline package var visibleAfter: Double
    /// Nil when the target with its margin is clear, otherwise what stopped it.
    @usableFromInline package var limitedBy: Limit?

    @inlinable
    package init(view: String, frame: Rect, visibleBefore: Double, visibleAfter: Double, limitedBy: Limit?) {
        self.view = view
        self.frame = frame
        self.visibleBefore = visibleBefore
        self.visibleAfter = visibleAfter
        self.limitedBy = limitedBy
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        view = reader.requiredString("view")
        frame = reader.requiredModel("frame", as: Rect.self, placeholder: .zero)
        visibleBefore = reader.requiredNumber("visibleBefore", NumberRule(0, 1))
        visibleAfter = reader.requiredNumber("visibleAfter", NumberRule(0, 1))
        limitedBy = reader.null("limitedBy") ? nil : reader.token("limitedBy", as: Limit.self)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.string("view", view)
        writer.model("frame", frame)
        writer.number("visibleBefore", visibleBefore)
        writer.number("visibleAfter", visibleAfter)
        if let limitedBy {
            writer.token("limitedBy", limitedBy)
        } else {
            writer.null("limitedBy")
        }
    }
}
