import AvoidanceModels

/// What one view gets, and what the ledger keeps of it.
struct ViewResult {
    /// What is to be set; nil where the view is to be left out.
    private(set) var adjustment: Adjustment?
    /// What the next event has to know; nil where nothing of ours is left on the view.
    private(set) var entry: LedgerEntry?
    private let id: String

    init(_ id: String) {
        self.id = id
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
        change {
            $0.contentInset = Change(before: geometry.contentInset, after: inset)
            $0.scrollIndicatorInsets = Change(before: scroll.indicatorNow, after: indicator)
            $0.contentOffset = Change(before: geometry.contentOffset, after: offset)
        }
        let isOurs =
            inset != scroll.author || indicator != scroll.authorIndicator || offset != scroll.base
        guard scroll.isCovered || isOurs else { return }
        record {
            $0.before.contentInset = scroll.author.held
            $0.before.scrollIndicatorInsets = scroll.authorIndicator.held
            $0.before.contentOffset = scroll.base
            $0.applied.contentInset = inset
            $0.applied.scrollIndicatorInsets = indicator
            $0.applied.contentOffset = offset
        }
    }

    /// Adds a bar's constant.
    mutating func add(_ bar: BarNode) {
        change { $0.bottomConstraint = NumberChange(before: bar.now, after: bar.placed.held) }
        guard bar.isRaised else { return }
        record {
            $0.before.bottomConstraint = bar.rest.held
            $0.applied.bottomConstraint = bar.placed.held
        }
    }

    /// Adds how far the view is moved; one that was moved before goes back.
    mutating func addTranslation(entry: LedgerEntry?, lift: Double) {
        let now = entry?.applied.translation ?? .zero
        let before = entry?.before.translation ?? .zero
        let after = Point(x: before.x, y: before.y - lift).held
        guard now != after || lift > 0 else { return }
        change { $0.translation = Change(before: now, after: after) }
        guard lift > 0 else { return }
        record {
            $0.before.translation = before
            $0.applied.translation = after
        }
    }

    private mutating func change(_ edit: (inout Adjustment) -> Void) {
        var adjustment = self.adjustment ?? Adjustment(view: id)
        edit(&adjustment)
        self.adjustment = adjustment
    }

    private mutating func record(_ edit: (inout LedgerEntry) -> Void) {
        var entry = self.entry ?? LedgerEntry(before: ViewValues(), applied: ViewValues())
        edit(&entry)
        self.entry = entry
    }
}
