/// The values of one view that an answer can change; those that it has nothing to do with are absent.
@usableFromInline
package struct ViewValues: WireModel, Equatable {
    package var contentInset: EdgeInsets?
    package var scrollIndicatorInsets: EdgeInsets?
    package var contentOffset: Point?
    package var bottomConstraint: Double?
    /// How far the view is moved from its frame.
    package var translation: Point?

    package init(
        contentInset: EdgeInsets? = nil,
        scrollIndicatorInsets: EdgeInsets? = nil,
        contentOffset: Point? = nil,
        bottomConstraint: Double? = nil,
        translation: Point? = nil
    ) {
        self.contentInset = contentInset
        self.scrollIndicatorInsets = scrollIndicatorInsets
        self.contentOffset = contentOffset
        self.bottomConstraint = bottomConstraint
        self.translation = translation
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        contentInset = reader.model("contentInset", as: EdgeInsets.self)
        scrollIndicatorInsets = reader.model("scrollIndicatorInsets", as: EdgeInsets.self)
        contentOffset = reader.model("contentOffset", as: Point.self)
        bottomConstraint = reader.number("bottomConstraint", .coordinate)
        translation = reader.model("translation", as: Point.self)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model(ifPresent: "contentInset", contentInset)
        writer.model(ifPresent: "scrollIndicatorInsets", scrollIndicatorInsets)
        writer.model(ifPresent: "contentOffset", contentOffset)
        if let bottomConstraint { writer.number("bottomConstraint", bottomConstraint) }
        writer.model(ifPresent: "translation", translation)
    }
}
