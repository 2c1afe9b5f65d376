/// The values of one view that an answer can change; those that it has nothing to do with are absent.
@usableFromInline
package struct ViewValues: WireModel, Equatable {
    // `Optional` is spelled out since a property of type `Value?` is set to nil before an initialiser sets it.

    @usableFromInline package var contentInset: Optional<EdgeInsets>
    @usableFromInline package var scrollIndicatorInsets: Optional<EdgeInsets>
    @usableFromInline package var contentOffset: Optional<Point>
    @usableFromInline package var bottomConstraint: Optional<Double>
    /// How far the view is moved from its frame.
    @usableFromInline package var translation: Optional<Point>
    @usableFromInline package var frame: Optional<Rect>
    @usableFromInline package var isScrollEnabled: Optional<Bool>
    /// What is kept free at the bottom inside the view.
    @usableFromInline package var paddingBottom: Optional<Double>
    @usableFromInline package var contentSize: Optional<Size>

    @inlinable
    package init(
        contentInset: EdgeInsets? = nil,
        scrollIndicatorInsets: EdgeInsets? = nil,
        contentOffset: Point? = nil,
        bottomConstraint: Double? = nil,
        translation: Point? = nil,
        frame: Rect? = nil,
        isScrollEnabled: Bool? = nil,
        paddingBottom: Double? = nil,
        contentSize: Size? = nil
    ) {
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
        contentInset = reader.model("contentInset", as: EdgeInsets.self)
        scrollIndicatorInsets = reader.model("scrollIndicatorInsets", as: EdgeInsets.self)
        contentOffset = reader.model("contentOffset", as: Point.self)
        bottomConstraint = reader.number("bottomConstraint", .coordinate)
        translation = reader.model("translation", as: Point.self)
        frame = reader.model("frame", as: Rect.self)
        isScrollEnabled = reader.boolean("isScrollEnabled")
        paddingBottom = reader.number("paddingBottom", .coordinate)
        contentSize = reader.model("contentSize", as: Size.self)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model(ifPresent: "contentInset", contentInset)
        writer.model(ifPresent: "scrollIndicatorInsets", scrollIndicatorInsets)
        writer.model(ifPresent: "contentOffset", contentOffset)
        if let bottomConstraint { writer.number("bottomConstraint", bottomConstraint) }
        writer.model(ifPresent: "translation", translation)
        writer.model(ifPresent: "frame", frame)
        if let isScrollEnabled { writer.boolean("isScrollEnabled", isScrollEnabled) }
        if let paddingBottom { writer.number("paddingBottom", paddingBottom) }
        writer.model(ifPresent: "contentSize", contentSize)
    }
}
