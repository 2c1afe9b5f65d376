import AvoidanceModels

/// Where a view lies in the window, as the tree is placed.
struct Sighting {
    /// The view in window coordinates.
    var box: Rect
    /// The caret in window coordinates, for the first responder.
    var caret: Rect?
    /// What the view's superviews and the window let through, in window coordinates.
    var clip: Rect

    /// The same for the caret, which the view itself may cut off.
    var targetClip: Rect

    /// The view with its caret.
    var whole: Rect { caret.map(box.union) ?? box }
}

extension AutomaticRun {
    /// Looks at a view.
    func sighting(of index: Int) -> Sighting {
        let map = tree.nodes[index].map
        let box = tree.nodes[index].box
        let clip = tree.nodes[index].clip
        let caret = index == tree.focus ? self.caret.map { map.boundingBox(of: $0) } : nil
        return Sighting(
            box: box,
            caret: caret,
            clip: clip,
            targetClip: caret != nil && tree.nodes[index].clips ? clip.intersection(box) : clip
        )
    }

    /// Whether a bar covers a view: one that lies higher than at rest, in front of it.
    func covers(_ bar: BarNode, _ index: Int) -> Bool {
        bar.isHigher && !bar.pinsTop && tree.bar(bar, isInFrontOf: index) && !tree.nodes[bar.node].isHidden
    }

    /// The highest edge of the docked keyboard and the raised bars that lie over a view's width.
    ///
    /// The keyboard spans the screen, so it also covers what is yet to come in from the side.
    ///
    /// The bars inside of `root`, a top-level view, do not count, since they move with it.
    func coverTop(over box: Rect, of index: Int, outside root: Int? = nil) -> Double {
        var top = Double.greatestFiniteMagnitude
        func lies(_ other: Rect) -> Bool { other.minX < box.maxX && box.minX < other.maxX }
        if keyboard.placement.isDocked { top = keyboard.frame.minY }
        for bar in tree.bars where covers(bar, index) {
            if let root, tree.root(of: bar.node) == root { continue }
            let other = tree.nodes[bar.node].box
            if lies(other) { top = min(top, other.minY) }
        }
        return top
    }
}
