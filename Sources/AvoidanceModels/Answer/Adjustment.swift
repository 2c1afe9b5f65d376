/// What is to be set on one view.
@usableFromInline
package struct Adjustment: WireModel, Equatable {
    // `Optional` is spelled out since a property of type `Value?` is set to nil before an initialiser sets it.

    /// The view's id.
    @usableFromInline package var view: String
    @usableFromInline package var contentInset: Optional<Change<EdgeInsets>>
    @usableFromInline package var scrollIndicatorInsets: Optional<Change<EdgeInsets>>
    @usableFromInline package var contentOffset: Optional<Change<Point>>
    /// The constant of the view's bottom constraint.
    @usableFromInline package var bottomConstraint: Optional<NumberChange>
    /// How far the view is moved from its frame, which stays.
    @usableFromInline package var translation: Optional<Change<Point>>
    /// The view's frame, where a strategy moves or resizes the view itself.
    @usableFromInline package var frame: Optional<Change<Rect>>
    /// Whether the scroll view scrolls at all.
    @usableFromInline package var isScrollEnabled: Optional<FlagChange>
    /// What is kept free at the bottom inside the view.
    @usableFromInline package var paddingBottom: Optional<NumberChange>
    /// The scroll view's content size.
    @usableFromInline package var contentSize: Optional<Change<Size>>

    @inlinable
    package init(
        view: String,
        contentInset: Change<EdgeInsets>? = nil,
        scrollIndicatorInsets: Change<EdgeInsets>? = nil,
        contentOffset: Change<Point>? = nil,
        bottomConstraint: NumberChange? = nil,
        translation: Change<Point>? = nil,
        frame: Change<Rect>? = nil,
        isScrollEnabled: FlagChange? = nil,
        paddingBottom: NumberChange? = nil,
        contentSize: Change<Size>? = nil
    ) {
        self.view = view
        self.contentInset = contentInset
        self.scrollIndicatorInsets = scrollIndicatorInsets
        self.contentOffset = contentOffset
        self.bottomConstraint = bottomConstraint
        self.translation = translation
        self.frame = frame
        self.isScrollEnabled = isScrollEnabled
        self.paddingBottom = paddingBottom
        self.contentSize = contentSize
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        view = reader.requiredString("view")
        contentInset = reader.model("contentInset", as: Change<EdgeInsets>.self)
        scrollIndicatorInsets = reader.model("scrollIndicatorInsets", as: Change<EdgeInsets>.self)
        contentOffset = reader.model("contentOffset", as: Change<Point>.self)
        bottomConstraint = reader.model("bottomConstraint", as: NumberChange.self)
        translation = reader.model("translation", as: Change<Point>.self)
        frame = reader.model("frame", as: Change<Rect>.self)
        isScrollEnabled = reader.model("isScrollEnabled", as: FlagChange.self)
        paddingBottom = reader.model("paddingBottom", as: NumberChange.self)
        contentSize = reader.model("contentSize", as: Change<Size>.self)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.string("view", view)
        writer.model(ifPresent: "contentInset", contentInset)
        writer.model(ifPresent: "scrollIndicatorInsets", scrollIndicatorInsets)
        writer.model(ifPresent: "contentOffset", contentOffset)
        writer.model(ifPresent: "bottomConstraint", bottomConstraint)
        writer.model(ifPresent: "translation", translation)
        writer.model(ifPresent: "frame", frame)
        writer.model(ifPresent: "isScrollEnabled", isScrollEnabled)
        writer.model(ifPresent: "paddingBottom", paddingBottom)
        writer.model(ifPresent: "contentSize", contentSize)
    }
}
