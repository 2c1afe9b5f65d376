import AvoidanceModels

/// A scroll view: what it has, what the author gave it, and what it gets.
struct ScrollNode {
    /// The view's index.
    var node: Int
    var geometry: ScrollGeometry
    /// The indicator insets as the request has them.
    var indicatorNow: EdgeInsets
    /// Whether the ledger knows it.
    var hasEntry = false

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

    /// A scroll view that the ledger doesn't know: everything is the author's.
    ///
    /// Inlined, so that it is made in its place: it is large.
    @inline(__always)
    init(_ index: Int, _ geometry: ScrollGeometry) {
        node = index
        self.geometry = geometry
        indicatorNow = geometry.scrollIndicatorInsets ?? geometry.contentInset
        author = geometry.contentInset
        authorIndicator = indicatorNow
        base = geometry.contentOffset
        inset = author
        indicator = authorIndicator
        offset = base
    }

    /// Takes from the ledger what was the author's.
    mutating func recall(_ entry: LedgerEntry, pixel: Double) {
        hasEntry = true
        author = Ledger.author(entry.before.contentInset, entry.applied.contentInset, now: geometry.contentInset)
        authorIndicator = Ledger.author(
            entry.before.scrollIndicatorInsets ?? entry.before.contentInset,
            entry.applied.scrollIndicatorInsets ?? entry.applied.contentInset,
            now: indicatorNow
        )
        if !geometry.isTracking {
            base = Ledger.offset(
                entry.before.contentOffset,
                entry.applied.contentOffset,
                now: geometry.contentOffset,
                tolerance: pixel
            )
        }
        wasOutOfRange = entry.offsetWasOutOfRange && base == entry.before.contentOffset
        inset = author
        indicator = authorIndicator
        offset = base
    }
}
