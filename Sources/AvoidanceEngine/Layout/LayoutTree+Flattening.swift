import AvoidanceModels

extension LayoutTree {
    /// Flattens a layout; the ledger says which values are the author's.
    ///
    /// Nothing is placed yet.
    init(_ layout: Layout, ledger: Ledger, scale: Double) {
        window = Rect(x: 0, y: 0, width: layout.window.width, height: layout.window.height)
        safeAreaInsets = layout.safeAreaInsets
        safeBottom = window.height - layout.safeAreaInsets.bottom
        nodes = []
        nodes.reserveCapacity(16)
        scrolls = []
        bars = []
        focus = nil
        lift = nil

        var levels = [Level(views: layout.views, next: 0, parent: -1)]
        while let last = levels.indices.last {
            let level = levels[last]
            guard level.next < level.views.count else {
                if level.parent >= 0 { nodes[level.parent].end = nodes.count }
                levels.removeLast()
                continue
            }
            levels[last].next += 1
            let view = level.views[level.next]
            let index = nodes.count
            append(view, parent: level.parent, ledger: ledger, scale: scale)
            if focus == nil, view.id == layout.firstResponder { focus = index }
            if !view.subviews.isEmpty { levels.append(Level(views: view.subviews, next: 0, parent: index)) }
        }
    }

    private mutating func append(_ view: View, parent: Int, ledger: Ledger, scale: Double) {
        let index = nodes.count
        var node = LayoutNode(
            id: view.id,
            parent: parent,
            end: index + 1,
            frame: view.frame,
            transform: view.transform,
            isHidden: view.isHidden || (parent >= 0 && nodes[parent].isHidden),
            clips: view.clipsToBounds ?? (view.scroll != nil),
            scroll: -1,
            bar: -1,
            placed: view.frame
        )
        let entry = ledger.entry(of: view.id)
        if let geometry = view.scroll {
            node.scroll = scrolls.count
            scrolls.append(ScrollNode(index, geometry, entry: entry, scale: scale))
        }
        if let constraint = view.bottomConstraint {
            node.bar = bars.count
            bars.append(BarNode(index, constraint, entry: entry))
        }
        nodes.append(node)
    }

    /// The subviews of one view, on the way through the tree.
    private struct Level {
        var views: [View]
        var next: Int
        var parent: Int
    }
}
