/// A layout constraint that pins a view's bottom, such as a toolbar's.
///
/// `constant` is its value now, negative when the view is raised: `toolbarBottomConstraint.constant = -visibleHeight`.
@usableFromInline
package struct BottomConstraint: WireModel, Equatable {
    /// What the view's bottom is pinned to.
    package var relativeTo: Anchor
    /// Points, now; negative raises the view.
    package var constant: Double
    /// Whether the top is pinned as well, so that the view shrinks instead of moving.
    package var pinsTop: Bool

    package init(relativeTo: Anchor, constant: Double = 0, pinsTop: Bool = false) {
        self.relativeTo = relativeTo
        self.constant = constant
        self.pinsTop = pinsTop
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        relativeTo = reader.token("relativeTo", as: Anchor.self) ?? .safeArea
        constant = reader.number("constant", .coordinate) ?? 0
        pinsTop = reader.boolean("pinsTop") ?? false
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.token("relativeTo", relativeTo)
        writer.number("constant", constant)
        if pinsTop { writer.boolean("pinsTop", true) }
    }
}

extension BottomConstraint {
    /// The line that a view's bottom is pinned to.
    @usableFromInline
    package enum Anchor: String, WireToken {
        /// The bottom of the superview's safe area.
        case safeArea
        /// The bottom of the superview.
        case superview
        /// The bottom of the window.
        case window
    }
}
