import AvoidanceModels

extension LayoutTree {
    /// Flattens a layout; the ledger says which values are the author's.
    ///
    /// Nothing is placed yet.
    init(_ layout: Layout, ledger: Ledger) {
        window = Rect(x: 0, y: 0, width: layout.window.width, height: layout.window.height)
        safeAreaInsets = layout.safeAreaInsets
        safeBottom = window.height - layout.safeAreaInsets.bottom
        nodes = []
        nodes.reserveCapacity(LayoutTree.count(layout.views))
        scrolls = []
        bars = []
        focus = nil
        lift = nil

        let pixel = 1 / (layout.screen.scale ?? 1)
        var levels = [Level(views: layout.views, next: 0, parent: -1)]
        while let last = levels.indices.last {
            let position = levels[last].next
            guard position < levels[last].views.count else {
                if levels[last].parent >= 0 { nodes[levels[last].parent].end = nodes.count }
                levels.removeLast()
                continue
            }
            levels[last].next += 1
            let index = nodes.count
            append(levels[last].views[position], parent: levels[last].parent, ledger: ledger, pixel: pixel)
            if focus == nil, let first = layout.firstResponder, nodes[index].id == first { focus = index }
            if !levels[last].views[position].subviews.isEmpty {
                levels.append(Level(views: levels[last].views[position].subviews, next: 0, parent: index))
            }
        }
    }

    private mutating func append(_ view: View, parent: Int, ledger: Ledger, pixel: Double) {
        let index = nodes.count
        var node = LayoutNode(
            id: view.id,
            parent: parent,
            index: index,
            frame: view.frame,
            transform: view.transform,
            isHidden: view.isHidden || (parent >= 0 && nodes[parent].isHidden),
            clips: view.clipsToBounds ?? (view.scroll != nil)
        )
        let entry = ledger.entry(of: view.id)
        if let geometry = view.scroll {
            node.scroll = scrolls.count
            scrolls.append(ScrollNode(index, geometry, entry: entry, pixel: pixel))
        }
        if let constraint = view.bottomConstraint {
            node.bar = bars.count
            bars.append(BarNode(index, constraint, entry: entry))
        }
        nodes.append(node)
    }

    /// How many views there are, so that the arrays are made once.
    private static func count(_ views: [View]) -> Int {
        var count = 0
        var levels = [views]
        while let level = levels.popLast() {
            count += level.count
            for index in level.indices where !level[index].subviews.isEmpty { levels.append(level[index].subviews) }
        }
        return count
    }

    /// The subviews of one view, on the way through the tree.
    private struct Level {
        var views: [View]
        var next: Int
        var parent: Int
    }
}
