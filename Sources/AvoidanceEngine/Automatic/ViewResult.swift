import AvoidanceModels

/// What one view gets, and what the ledger keeps of it.
struct ViewResult {
    /// What is to be set.
    private(set) var adjustment: Adjustment
    /// Whether the answer has to list the view.
    private(set) var isListed = false
    /// What the next event has to know.
    private(set) var entry = LedgerEntry(before: ViewValues(), applied: ViewValues())
    /// Whether something of ours is left on the view.
    private(set) var isKept = false

    init(_ id: String) {
        adjustment = Adjustment(view: id)
    }

    /// Adds a scroll view's values: one that the keyboard covers, covered or moves.
    mutating func add(_ scroll: ScrollNode) {
        let geometry = scroll.geometry
        let inset = scroll.inset.held
        let indicator = scroll.indicator.held
        let offset = scroll.offset.held
        let isChanged =
            inset != geometry.contentInset || indicator != scroll.indicatorNow || offset != geometry.contentOffset
        guard scroll.isCovered || scroll.hasEntry || isChanged else { return }
        isListed = true
        adjustment.contentInset = Change(before: geometry.contentInset, after: inset)
        adjustment.scrollIndicatorInsets = Change(before: scroll.indicatorNow, after: indicator)
        adjustment.contentOffset = Change(before: geometry.contentOffset, after: offset)

        let isOurs = inset != scroll.author || indicator != scroll.authorIndicator || offset != scroll.base
        guard scroll.isCovered || isOurs else { return }
        isKept = true
        entry.before.contentInset = scroll.author.held
        entry.before.scrollIndicatorInsets = scroll.authorIndicator.held
        entry.before.contentOffset = scroll.base
        entry.offsetWasOutOfRange = scroll.wasOutOfRange
        entry.applied.contentInset = inset
        entry.applied.scrollIndicatorInsets = indicator
        entry.applied.contentOffset = offset
    }

    /// Adds a bar's constant.
    mutating func add(_ bar: BarNode) {
        isListed = true
        adjustment.bottomConstraint = NumberChange(before: bar.now, after: bar.placed.held)
        guard bar.isRaised else { return }
        isKept = true
        entry.before.bottomConstraint = bar.rest.held
        entry.applied.bottomConstraint = bar.placed.held
    }

    /// Adds how far the view is moved; one that was moved before goes back.
    mutating func addTranslation(now: Point, before: Point, lift: Double) {
        let after = Point(x: before.x, y: before.y - lift).held
        guard now != after || lift > 0 else { return }
        isListed = true
        adjustment.translation = Change(before: now, after: after)
        guard lift > 0 else { return }
        isKept = true
        entry.before.translation = before
        entry.applied.translation = after
    }
}
