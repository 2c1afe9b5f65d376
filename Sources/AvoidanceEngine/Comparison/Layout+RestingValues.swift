import AvoidanceModels

extension Layout {
    /// Every value that an answer can change, by view, in layout order.
    ///
    /// `state` says what the frames do not: translations and paddings. With `givingBack` the ledger's values before the
    /// keyboard stand for the present ones.
    func restingValues(_ state: AvoidanceState, givingBack: Bool = false) -> [ViewValues] {
        let ledger = Ledger(state.views)
        var values: [ViewValues] = []
        Layout.collect(views, ledger, givingBack, into: &values)
        return values
    }

    private static func collect(
        _ views: [View],
        _ ledger: Ledger,
        _ givingBack: Bool,
        into values: inout [ViewValues]
    ) {
        for view in views {
            let entry = ledger.entry(of: view.id)
            let before = givingBack ? entry?.before : nil
            var here = ViewValues()
            if let scroll = view.scroll {
                here.contentInset = before?.contentInset ?? scroll.contentInset
                here.scrollIndicatorInsets =
                    before?.scrollIndicatorInsets ?? scroll.scrollIndicatorInsets ?? scroll.contentInset
                here.contentOffset = before?.contentOffset ?? scroll.contentOffset
                here.isScrollEnabled = before?.isScrollEnabled ?? scroll.isScrollEnabled
                here.contentSize = before?.contentSize ?? scroll.contentSize
            }
            here.bottomConstraint = before?.bottomConstraint ?? view.bottomConstraint?.constant
            // A bar's frame follows its constant.
            if view.bottomConstraint == nil { here.frame = before?.frame ?? view.frame }
            here.translation = (givingBack ? before?.translation : entry?.applied.translation) ?? .zero
            here.paddingBottom = (givingBack ? before?.paddingBottom : entry?.applied.paddingBottom) ?? 0
            values.append(here)
            collect(view.subviews, ledger, givingBack, into: &values)
        }
    }
}
