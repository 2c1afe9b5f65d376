import AvoidanceModels

extension Layout {
    /// The layout with an answer's values set, as an app would have it after the event.
    ///
    /// Frames follow their constraints, and what ends at the bottom of a shrinking view follows that. A translation is
    /// not part of any frame: the ledger alone carries it.
    /// `state` is what the event was answered with, not the answer's own.
    func applying(_ answer: AdjustmentAnswer, to state: AvoidanceState) -> Layout {
        if answer.adjustments.isEmpty { return self }
        let adjustments = Dictionary(
            answer.adjustments.map { ($0.view, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var tree = LayoutTree(self, ledger: Ledger(state.views))
        if !tree.bars.isEmpty {
            for index in tree.bars.indices {
                let id = tree.ids[tree.bars[index].node]
                tree.bars[index].placed = adjustments[id]?.bottomConstraint?.after ?? tree.bars[index].now
            }
            tree.place(bars: .asGiven)
        }
        var layout = self
        var index = 0
        Layout.apply(adjustments, tree, to: &layout.views, from: &index)
        return layout
    }

    /// Goes through the views in the order of the tree.
    private static func apply(
        _ adjustments: [String: Adjustment],
        _ tree: LayoutTree,
        to views: inout [View],
        from index: inout Int
    ) {
        for position in views.indices {
            let node = tree.nodes[index]
            if node.bar >= 0 || node.followsLine { views[position].frame = node.placed.held }
            index += 1
            if let adjustment = adjustments[views[position].id] { views[position].set(adjustment) }
            apply(adjustments, tree, to: &views[position].subviews, from: &index)
        }
    }
}

extension View {
    /// Sets what an adjustment says of the view's own values.
    fileprivate mutating func set(_ adjustment: Adjustment) {
        if let change = adjustment.bottomConstraint { bottomConstraint?.constant = change.after }
        if let change = adjustment.frame { frame = change.after }
        guard var scroll else { return }
        if let change = adjustment.contentSize { scroll.contentSize = change.after }
        if let change = adjustment.isScrollEnabled { scroll.isScrollEnabled = change.after }
        if let change = adjustment.contentInset {
            let grown = change.after.subtracting(scroll.contentInset)
            scroll.adjustedContentInset = scroll.adjustedContentInset?.adding(grown).held
            // Indicator insets that followed the content's are their own from here on.
            scroll.scrollIndicatorInsets = scroll.scrollIndicatorInsets ?? scroll.contentInset
            scroll.contentInset = change.after
        }
        if let change = adjustment.scrollIndicatorInsets { scroll.scrollIndicatorInsets = change.after }
        if let change = adjustment.contentOffset { scroll.contentOffset = change.after }
        self.scroll = scroll
    }
}
