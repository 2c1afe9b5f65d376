/// How much of one view can be seen, what keeps the rest out of sight, and what a tap at its centre would hit.
@usableFromInline
package struct Occlusion: WireModel, Equatable {
    /// The view's id.
    package var view: String
    package var isFirstResponder: Bool
    /// In window coordinates; for a turned view the smallest upright rectangle around it.
    package var frame: Rect
    /// The share of the frame's area in sight: 0 to 1.
    package var visibleShare: Double
    /// What keeps the rest out of sight; with `visibleShare` the shares add up to 1.
    package var coveredBy: [OcclusionCover]
    /// Whether a tap at the frame's centre hits the view or a subview of it.
    package var isHittable: Bool
    /// The id of the view that such a tap hits; nil when it hits the keyboard, the window itself or nothing.
    package var hitBy: String?

    package init(
        view: String,
        isFirstResponder: Bool = false,
        frame: Rect,
        visibleShare: Double,
        coveredBy: [OcclusionCover],
        isHittable: Bool,
        hitBy: String?
    ) {
        self.view = view
        self.isFirstResponder = isFirstResponder
        self.frame = frame
        self.visibleShare = visibleShare
        self.coveredBy = coveredBy
        self.isHittable = isHittable
        self.hitBy = hitBy
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        view = reader.requiredString("view")
        isFirstResponder = reader.boolean("isFirstResponder") ?? false
        frame = reader.requiredModel("frame", as: Rect.self, placeholder: .zero)
        visibleShare = reader.requiredNumber("visibleShare", NumberRule(0, 1))
        coveredBy = reader.models("coveredBy", as: OcclusionCover.self) ?? []
        reader.reportMissing("coveredBy", "an array")
        isHittable = reader.boolean("isHittable") ?? false
        reader.reportMissing("isHittable", "true or false")
        hitBy = reader.null("hitBy") ? nil : reader.string("hitBy")
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.string("view", view)
        if isFirstResponder { writer.boolean("isFirstResponder", true) }
        writer.model("frame", frame)
        writer.number("visibleShare", visibleShare)
        writer.models("coveredBy", coveredBy)
        writer.boolean("isHittable", isHittable)
        if let hitBy {
            writer.string("hitBy", hitBy)
        } else {
            writer.null("hitBy")
        }
    }
}
