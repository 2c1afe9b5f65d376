import AvoidanceModels

/// A scroll view: what it has, what the author gave it, and what it gets.
struct ScrollNode {
    /// The view's index.
    var node: Int
    var geometry: ScrollGeometry
    /// The indicator insets as the request has them.
    var indicatorNow: EdgeInsets
    /// Whether the ledger knows it.
    var hasEntry: Bool

    /// The author's content inset.
    var author: EdgeInsets
    /// The author's indicator insets.
    var authorIndicator: EdgeInsets
    /// The offset to work from: the one before the keyboard, or the user's own since.
    var base: Point

    /// Whether the base was out of range before the keyboard, so that it is not brought back into range.
    var wasOutOfRange = false

    /// What the system adds to the content inset.
    var system: EdgeInsets = .zero
    /// Whether an obstacle lies on it.
    var isCovered = false
    /// How far obstacles reach into it from the edge that lies at the keyboard, in its own space.
    var overlap: Double = 0
    /// The content inset to set.
    var inset: EdgeInsets
    /// The indicator insets to set.
    var indicator: EdgeInsets
    /// The offset to set.
    var offset: Point

    /// What the content is inset by in all, with the insets to set.
    var adjusted: EdgeInsets { inset.adding(system) }

    init(_ index: Int, _ geometry: ScrollGeometry, entry: LedgerEntry?, pixel: Double) {
        node = index
        self.geometry = geometry
        indicatorNow = geometry.scrollIndicatorInsets ?? geometry.contentInset
        hasEntry = entry != nil
        let before = entry?.before
        let applied = entry?.applied
        author = Ledger.author(before?.contentInset, applied?.contentInset, now: geometry.contentInset)
        authorIndicator = Ledger.author(
            before?.scrollIndicatorInsets ?? before?.contentInset,
            applied?.scrollIndicatorInsets ?? applied?.contentInset,
            now: indicatorNow
        )
        base = Ledger.offset(
            before?.contentOffset,
            applied?.contentOffset,
            now: geometry.contentOffset,
            tolerance: pixel
        )
        if geometry.isTracking { base = geometry.contentOffset }
        wasOutOfRange = entry?.offsetWasOutOfRange == true && base == before?.contentOffset
        inset = author
        indicator = authorIndicator
        offset = base
    }
}
