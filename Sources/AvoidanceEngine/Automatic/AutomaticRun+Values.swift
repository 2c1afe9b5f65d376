import AvoidanceModels

// Scroll views and bars are named by their index: they are large, and would be copied to be passed.

extension AutomaticRun {
    /// Whether the answer has to list a scroll view: the keyboard covers it, covered it or moves it.
    func lists(scroll index: Int) -> Bool {
        let scroll = tree.scrolls[index]
        return scroll.isCovered || scroll.hasEntry || scroll.inset.held != scroll.geometry.contentInset
            || scroll.indicator.held != scroll.indicatorNow || scroll.offset.held != scroll.geometry.contentOffset
    }

    /// Whether something of ours is left on a scroll view that the answer lists.
    func keeps(scroll index: Int) -> Bool {
        let scroll = tree.scrolls[index]
        return scroll.isCovered || scroll.inset.held != scroll.author || scroll.indicator.held != scroll.authorIndicator
            || scroll.offset.held != scroll.base
    }

    /// Sets a scroll view's values.
    func set(scroll index: Int, in adjustment: inout Adjustment) {
        let scroll = tree.scrolls[index]
        adjustment.contentInset = Change(before: scroll.geometry.contentInset, after: scroll.inset.held)
        adjustment.scrollIndicatorInsets = Change(before: scroll.indicatorNow, after: scroll.indicator.held)
        adjustment.contentOffset = Change(before: scroll.geometry.contentOffset, after: scroll.offset.held)
    }

    /// Sets a bar's constant.
    func set(bar index: Int, in adjustment: inout Adjustment) {
        let bar = tree.bars[index]
        adjustment.bottomConstraint = NumberChange(before: bar.now, after: bar.placed.held)
    }

    /// Keeps a scroll view's values for the next event.
    func keep(scroll index: Int, in entry: inout LedgerEntry) {
        let scroll = tree.scrolls[index]
        entry.before.contentInset = scroll.author.held
        entry.before.scrollIndicatorInsets = scroll.authorIndicator.held
        entry.before.contentOffset = scroll.base
        entry.offsetWasOutOfRange = scroll.wasOutOfRange
        entry.applied.contentInset = scroll.inset.held
        entry.applied.scrollIndicatorInsets = scroll.indicator.held
        entry.applied.contentOffset = scroll.offset.held
    }

    /// Keeps a bar's constant for the next event.
    func keep(bar index: Int, in entry: inout LedgerEntry) {
        let bar = tree.bars[index]
        entry.before.bottomConstraint = bar.rest.held
        entry.applied.bottomConstraint = bar.placed.held
    }
}
