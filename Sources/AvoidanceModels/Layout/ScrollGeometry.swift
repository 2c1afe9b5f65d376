/// What makes a view a scroll view: its content and the values that the engine adjusts.
@usableFromInline
package struct ScrollGeometry: WireModel, Equatable {
    /// The size of the content; without it, the size of the view.
    package var contentSize: Size?
    /// The point of the content that lies at the view's origin.
    package var contentOffset: Point
    /// The inset that the app has set, ours included while the keyboard is up.
    package var contentInset: EdgeInsets
    /// The insets of the scroll indicators; without them, those of the content.
    package var scrollIndicatorInsets: EdgeInsets?
    /// What the system makes of `contentInset`; without it, derived from the window's safe area.
    package var adjustedContentInset: EdgeInsets?
    /// Whether the system adds safe area.
    package var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior
    /// The axes on which it scrolls.
    package var axes: ScrollAxes
    /// Whether it scrolls at all.
    package var isScrollEnabled: Bool
    /// Whether a finger holds it, so that its offset is the user's.
    package var isTracking: Bool

    package init(
        contentSize: Size? = nil,
        contentOffset: Point = .zero,
        contentInset: EdgeInsets = .zero,
        scrollIndicatorInsets: EdgeInsets? = nil,
        adjustedContentInset: EdgeInsets? = nil,
        contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic,
        axes: ScrollAxes = .both,
        isScrollEnabled: Bool = true,
        isTracking: Bool = false
    ) {
        self.contentSize = contentSize
        self.contentOffset = contentOffset
        self.contentInset = contentInset
        self.scrollIndicatorInsets = scrollIndicatorInsets
        self.adjustedContentInset = adjustedContentInset
        self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
        self.axes = axes
        self.isScrollEnabled = isScrollEnabled
        self.isTracking = isTracking
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        contentSize = reader.model("contentSize", as: Size.self)
        contentOffset = reader.model("contentOffset", as: Point.self) ?? .zero
        contentInset = reader.model("contentInset", as: EdgeInsets.self) ?? .zero
        scrollIndicatorInsets = reader.model("scrollIndicatorInsets", as: EdgeInsets.self)
        adjustedContentInset = reader.model("adjustedContentInset", as: EdgeInsets.self)
        contentInsetAdjustmentBehavior =
            reader.token("contentInsetAdjustmentBehavior", as: ContentInsetAdjustmentBehavior.self) ?? .automatic
        axes = reader.token("axes", as: ScrollAxes.self) ?? .both
        isScrollEnabled = reader.boolean("isScrollEnabled") ?? true
        isTracking = reader.boolean("isTracking") ?? false
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model(ifPresent: "contentSize", contentSize)
        writer.model("contentOffset", contentOffset)
        writer.model("contentInset", contentInset)
        writer.model(ifPresent: "scrollIndicatorInsets", scrollIndicatorInsets)
        writer.model(ifPresent: "adjustedContentInset", adjustedContentInset)
        writer.token("contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior)
        writer.token("axes", axes)
        writer.boolean("isScrollEnabled", isScrollEnabled)
        if isTracking { writer.boolean("isTracking", true) }
    }
}
