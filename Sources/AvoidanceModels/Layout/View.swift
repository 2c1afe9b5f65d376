/// A view of the layout with its subviews, back to front.
@usableFromInline
package struct View: WireModel, Equatable {
    /// Unique in the layout.
    package var id: String
    /// What the view is, such as `scrollView`, `textField` or `toolbar`: free text that the strategies of some peers
    /// look at; `view` by default.
    package var kind: String
    /// In the superview's bounds space (for a subview of a scroll view: content coordinates), without `transform`.
    package var frame: Rect
    /// About the view's centre.
    package var transform: Transform?
    /// A hidden view and its subviews neither cover nor get adjusted.
    package var isHidden: Bool
    /// Whether what lies outside the bounds is invisible; true by default for a scroll view, else false.
    package var clipsToBounds: Bool?
    // `Optional` is spelled out since a property of type `Value?` is set to nil before an initialiser sets it.
    /// What makes it a scroll view.
    package var scroll: Optional<ScrollGeometry>
    /// The constraint that raises it above the keyboard.
    package var bottomConstraint: BottomConstraint?
    /// Back to front.
    package var subviews: [View]

    package init(
        id: String,
        kind: String = View.defaultKind,
        frame: Rect,
        transform: Transform? = nil,
        isHidden: Bool = false,
        clipsToBounds: Bool? = nil,
        scroll: ScrollGeometry? = nil,
        bottomConstraint: BottomConstraint? = nil,
        subviews: [View] = []
    ) {
        self.id = id
        self.kind = kind
        self.frame = frame
        self.transform = transform
        self.isHidden = isHidden
        self.clipsToBounds = clipsToBounds
        self.scroll = scroll
        self.bottomConstraint = bottomConstraint
        self.subviews = subviews
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        id = reader.requiredString("id")
        kind = reader.string("kind") ?? View.defaultKind
        frame = reader.requiredModel("frame", as: Rect.self, placeholder: .zero)
        transform = reader.model("transform", as: Transform.self)
        isHidden = reader.boolean("isHidden") ?? false
        clipsToBounds = reader.boolean("clipsToBounds")
        scroll = reader.model("scroll", as: ScrollGeometry.self)
        bottomConstraint = reader.model("bottomConstraint", as: BottomConstraint.self)
        subviews = reader.nestedModels("subviews", as: View.self, nestedAtMost: Layout.maximumDepth) ?? []
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.string("id", id)
        writer.string("kind", kind)
        writer.model("frame", frame)
        writer.model(ifPresent: "transform", transform)
        if isHidden { writer.boolean("isHidden", true) }
        if let clipsToBounds { writer.boolean("clipsToBounds", clipsToBounds) }
        writer.model(ifPresent: "scroll", scroll)
        writer.model(ifPresent: "bottomConstraint", bottomConstraint)
        if !subviews.isEmpty { writer.models("subviews", subviews) }
    }

    /// The kind of a view that names none.
    package static let defaultKind = "view"
}
