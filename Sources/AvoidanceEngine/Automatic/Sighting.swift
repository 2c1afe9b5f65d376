import AvoidanceModels

/// Where a view lies in the window with the offsets to set.
struct Sighting {
    /// The view's index.
    var index: Int
    /// The view in window coordinates.
    var box: Rect
    /// The caret in window coordinates, for the first responder.
    var caret: Rect?
    /// What the view's superviews let through, in window coordinates.
    var superviewClip: Rect
    /// The same, and inside the window.
    var clip: Rect
}

extension AutomaticRun {
    /// Looks at a view with the offsets, constants and lift of this moment.
    func sighting(of index: Int) -> Sighting {
        var path = [index]
        path.append(contentsOf: tree.superviews(of: index))
        var map = AffineMap.translation(x: 0, y: isLifted(index) ? -lift : 0)
        var clip = Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15)
        var box = Rect.zero
        for (depth, step) in path.reversed().enumerated() {
            let node = tree.nodes[step]
            let offset = node.scroll >= 0 ? tree.scrolls[node.scroll].offset : .zero
            map = map.after(AffineMap(frame: node.placed, transform: node.transform, boundsOrigin: offset)).bounded()
            box = map.boundingBox(
                of: Rect(x: offset.x, y: offset.y, width: node.placed.width, height: node.placed.height)
            )
            if depth == path.count - 1 { break }
            if node.clips { clip = clip.intersection(box) }
            if let line = node.line { clip.height = max(0, min(clip.maxY, line.after) - clip.y) }
        }
        return Sighting(
            index: index,
            box: box,
            caret: index == tree.focus ? layout.caret.map(map.boundingBox) : nil,
            superviewClip: clip,
            clip: clip.intersection(tree.window)
        )
    }

    /// Whether the lift moves a view.
    private func isLifted(_ index: Int) -> Bool {
        guard lift > 0, let focus = tree.focus else { return false }
        return tree.root(of: index) == tree.root(of: focus)
    }

    /// What lies over a view: the keyboard, and the raised bars in front of it.
    func obstacles(over index: Int) -> [Rect] {
        var obstacles: [Rect] = []
        if keyboard.placement != .hidden { obstacles.append(keyboard.frame) }
        for bar in tree.bars where bar.isRaised && !bar.pinsTop && tree.bar(bar, isInFrontOf: index) {
            if !tree.nodes[bar.node].isHidden { obstacles.append(sighting(of: bar.node).box) }
        }
        return obstacles
    }

    /// The highest edge of the docked keyboard and the raised bars that lie over a view's width.
    ///
    /// - Parameter root: A top-level view whose own bars do not count, since they move with it.
    func coverTop(over box: Rect, of index: Int, outside root: Int? = nil) -> Double {
        var top = Double.greatestFiniteMagnitude
        let width = box.span(on: .horizontal)
        func lies(_ other: Rect) -> Bool { other.minX < width.end && width.start < other.maxX }
        if keyboard.placement == .docked, lies(keyboard.frame) { top = keyboard.frame.minY }
        for bar in tree.bars where bar.isRaised && !bar.pinsTop && tree.bar(bar, isInFrontOf: index) {
            if tree.nodes[bar.node].isHidden || root.map({ tree.root(of: bar.node) == $0 }) == true { continue }
            let other = tree.nodes[bar.node].box
            if lies(other) { top = min(top, other.minY) }
        }
        return top
    }
}
