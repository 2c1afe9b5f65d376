import AvoidanceModels

/// A view of a reported case, as it is when the event comes.
struct ReportedView: Decodable, Sendable {
    let id: String
    let kind: String
    /// The superview's id; nil for the window's own subviews.
    let parent: String?
    let frame: Rect
    let transform: Scale?
    let contentSize: Size?
    let contentOffset: Point?
    let contentInset: EdgeInsets?
    let insetAdjustment: ContentInsetAdjustmentBehavior?
    let axis: ScrollAxes?
    let isTracking: Bool?
    /// The author's own inset, where an earlier event made the present one of it.
    let baseInset: EdgeInsets?
    /// The offset before that event, where it is another one.
    let offsetBeforeKeyboard: Point?

    /// A transform without rotation.
    struct Scale: Decodable {
        let sx: Double
        let sy: Double
    }

    /// What makes it a scroll view; nil for another view.
    var scroll: ScrollGeometry? {
        guard kind == "scroll" else { return nil }
        return ScrollGeometry(
            contentSize: contentSize,
            contentOffset: contentOffset ?? .zero,
            contentInset: contentInset ?? .zero,
            contentInsetAdjustmentBehavior: insetAdjustment ?? .automatic,
            axes: axis ?? .vertical,
            isTracking: isTracking ?? false
        )
    }

    /// What an earlier answer would have remembered of it.
    var ledgerEntry: LedgerEntry? {
        guard let scroll, let baseInset else { return nil }
        let before = offsetBeforeKeyboard ?? scroll.contentOffset
        return LedgerEntry(
            before: ViewValues(contentInset: baseInset, scrollIndicatorInsets: baseInset, contentOffset: before),
            applied: ViewValues(
                contentInset: scroll.contentInset,
                scrollIndicatorInsets: scroll.contentInset,
                contentOffset: before
            )
        )
    }
}
