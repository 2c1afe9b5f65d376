import AvoidanceModels

extension Adjustment {
    /// The answer for one view from its values before and after; nil where there are none.
    init?(_ id: String, _ before: ViewValues, _ after: ViewValues) {
        guard before != ViewValues() else { return nil }
        func change<Value>(_ before: Value?, _ after: Value?) -> Change<Value>? {
            guard let before, let after else { return nil }
            return Change(before: before, after: after)
        }
        func numberChange(_ before: Double?, _ after: Double?) -> NumberChange? {
            guard let before, let after else { return nil }
            return NumberChange(before: before, after: after)
        }
        self.init(
            view: id,
            contentInset: change(before.contentInset, after.contentInset),
            scrollIndicatorInsets: change(before.scrollIndicatorInsets, after.scrollIndicatorInsets),
            contentOffset: change(before.contentOffset, after.contentOffset),
            bottomConstraint: numberChange(before.bottomConstraint, after.bottomConstraint),
            translation: change(before.translation, after.translation),
            frame: change(before.frame, after.frame),
            paddingBottom: numberChange(before.paddingBottom, after.paddingBottom),
            contentSize: change(before.contentSize, after.contentSize)
        )
        if let before = before.isScrollEnabled, let after = after.isScrollEnabled {
            isScrollEnabled = FlagChange(before: before, after: after)
        }
    }
}
