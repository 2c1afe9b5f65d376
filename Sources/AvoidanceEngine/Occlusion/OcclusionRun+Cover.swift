import AvoidanceModels

extension OcclusionRun {
    /// The share of a view in sight, and what keeps the rest out of sight.
    ///
    /// Each point counts once, for the first of these that keeps it out of sight: the superviews that cut off, the
    /// nearest first; the window's edge; the keyboard; the raised bars, the frontmost first. So the shares add up to 1.
    func cover(of index: Int) -> (visibleShare: Double, coveredBy: [OcclusionCover]) {
        let node = tree.nodes[index]
        if node.isHidden {
            let outermost = tree.superviews(of: index).reduce(index) { tree.nodes[$1].isHidden ? $1 : $0 }
            return (0, [OcclusionCover(by: .hidden, view: tree.ids[outermost], share: 1)])
        }
        var sight = Sight(of: node.box)
        if !sight.isWithin(node.clip) { cut(index, &sight) }
        if let keyboard { sight.cover(by: keyboard, .keyboard) }
        for bar in raisedBars.prefix(while: { $0.node >= node.end }) {
            sight.cover(by: bar.frame, .bar, tree.ids[bar.node])
        }
        return (sight.visibleShare, sight.covers)
    }

    /// Takes away what the superviews and the window cut off.
    private func cut(_ index: Int, _ sight: inout Sight) {
        for superview in tree.superviews(of: index) {
            if sight.isEmpty { return }
            let node = tree.nodes[superview]
            if node.clips { sight.keep(node.box, .clip, tree.ids[superview]) }
            // Whatever is in a view that shrinks ends at its bottom.
            if node.bar >= 0, tree.bars[node.bar].isShrunk {
                sight.keep(above: node.box.maxY, .clip, tree.ids[superview])
            }
        }
        sight.keep(tree.window, .offScreen)
    }
}
