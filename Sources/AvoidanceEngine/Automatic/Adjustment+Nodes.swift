import AvoidanceModels

extension ScrollNode {
    /// Whether the answer has to list it: the keyboard covers it, covered it or moves it.
    var isListed: Bool {
        isCovered || hasEntry || inset.held != geometry.contentInset || indicator.held != indicatorNow
            || offset.held != geometry.contentOffset
    }

    /// Whether something of ours is left on it, where it is listed.
    var isKept: Bool {
        isCovered || inset.held != author || indicator.held != authorIndicator || offset.held != base
    }
}

extension Adjustment {
    /// Sets a scroll view's values.
    mutating func set(_ scroll: ScrollNode) {
        contentInset = Change(before: scroll.geometry.contentInset, after: scroll.inset.held)
        scrollIndicatorInsets = Change(before: scroll.indicatorNow, after: scroll.indicator.held)
        contentOffset = Change(before: scroll.geometry.contentOffset, after: scroll.offset.held)
    }

    /// Sets a bar's constant.
    mutating func set(_ bar: BarNode) {
        bottomConstraint = NumberChange(before: bar.now, after: bar.placed.held)
    }

    /// Sets how far the view is moved.
    mutating func set(_ shift: Shift) {
        translation = Change(before: shift.now, after: shift.after)
    }
}

extension LedgerEntry {
    /// Keeps a scroll view's values.
    mutating func keep(_ scroll: ScrollNode) {
        before.contentInset = scroll.author.held
        before.scrollIndicatorInsets = scroll.authorIndicator.held
        before.contentOffset = scroll.base
        offsetWasOutOfRange = scroll.wasOutOfRange
        applied.contentInset = scroll.inset.held
        applied.scrollIndicatorInsets = scroll.indicator.held
        applied.contentOffset = scroll.offset.held
    }

    /// Keeps a bar's constant.
    mutating func keep(_ bar: BarNode) {
        before.bottomConstraint = bar.rest.held
        applied.bottomConstraint = bar.placed.held
    }

    /// Keeps how far the view is moved.
    mutating func keep(_ shift: Shift) {
        before.translation = shift.before
        applied.translation = shift.after
    }
}
