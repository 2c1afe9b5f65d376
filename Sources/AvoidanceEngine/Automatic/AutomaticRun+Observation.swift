import AvoidanceModels

extension AutomaticRun {
    /// Says what is in sight as everything is, and adjusts nothing: the user scrolled, and the offset is the user's.
    mutating func observation(of request: borrowing AdjustmentRequest) -> AdjustmentAnswer {
        findNamedViews(of: request)
        tree.place(bars: .atRest)
        noteRest()
        let visibleBefore = visibleShareOfFocus
        if let root = tree.focus.map(tree.root), let entry = ledger.entry(of: tree.ids[root]) {
            let distance = (entry.before.translation ?? .zero).y - (entry.applied.translation ?? .zero).y
            if distance > 0 { tree.lift = (root, distance) }
        }
        placeAsGiven()
        return assemble(focus: certifiedFocus(visibleBefore: visibleBefore))
    }

    /// Places everything with the offsets, insets and constants that the layout has.
    mutating func placeAsGiven() {
        for index in tree.bars.indices { tree.bars[index].placed = tree.bars[index].now }
        for index in tree.scrolls.indices {
            tree.scrolls[index].offset = tree.scrolls[index].geometry.contentOffset
            tree.scrolls[index].inset = tree.scrolls[index].geometry.contentInset
            tree.scrolls[index].indicator = tree.scrolls[index].indicatorNow
        }
        tree.place(bars: .asGiven)
        measureOverlaps()
    }
}
