/// What is to be set on one view.
@usableFromInline
package struct Adjustment: WireModel, Equatable {
    /// The view's id.
    package var view: String
    package var contentInset: Change<EdgeInsets>?
    package var scrollIndicatorInsets: Change<EdgeInsets>?
    package var contentOffset: Change<Point>?
    /// The constant of the view's bottom constraint.
    package var bottomConstraint: NumberChange?
    /// How far the view is moved from its frame, which stays.
    package var translation: Change<Point>?

    package init(
        view: String,
        contentInset: Change<EdgeInsets>? = nil,
        scrollIndicatorInsets: Change<EdgeInsets>? = nil,
        contentOffset: Change<Point>? = nil,
        bottomConstraint: NumberChange? = nil,
        translation: Change<Point>? = nil
    ) {
        self.view = view
        self.contentInset = contentInset
        self.scrollIndicatorInsets = scrollIndicatorInsets
        self.contentOffset = contentOffset
        self.bottomConstraint = bottomConstraint
        self.translation = translation
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        view = reader.requiredString("view")
        contentInset = reader.model("contentInset", as: Change<EdgeInsets>.self)
        scrollIndicatorInsets = reader.model("scrollIndicatorInsets", as: Change<EdgeInsets>.self)
        contentOffset = reader.model("contentOffset", as: Change<Point>.self)
        bottomConstraint = reader.model("bottomConstraint", as: NumberChange.self)
        translation = reader.model("translation", as: Change<Point>.self)
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.string("view", view)
        writer.model(ifPresent: "contentInset", contentInset)
        writer.model(ifPresent: "scrollIndicatorInsets", scrollIndicatorInsets)
        writer.model(ifPresent: "contentOffset", contentOffset)
        writer.model(ifPresent: "bottomConstraint", bottomConstraint)
        writer.model(ifPresent: "translation", translation)
    }
}
