import AvoidanceModels

extension LayoutTree {
    /// Where bars are placed.
    enum BarPlacement: Equatable {
        /// Where the author's constants put them.
        case atRest
        /// Above a docked keyboard whose top edge lies at this y of the window.
        case aboveKeyboard(top: Double)
        /// Where the constants that they have been given put them.
        case asGiven
    }

    /// Places every view in the window: scroll views at the offsets to set, bars as said.
    mutating func place(bars placement: BarPlacement) {
        for index in nodes.indices { place(index, placement) }
    }

    /// Places the bars again, with what is inside them: all that another placement of bars can move.
    ///
    /// Only for a tree as it was flattened: its bars must lie in the order of the views.
    mutating func placeAgain(bars placement: BarPlacement) {
        var end = 0
        for bar in bars.indices where bars[bar].node >= end {
            let node = bars[bar].node
            end = nodes[node].end
            for index in node..<end { place(index, placement) }
        }
    }

    /// Places a view again with all that is inside it, where only its offset has changed.
    mutating func placeAgain(inside index: Int, bars placement: BarPlacement) {
        for step in index..<nodes[index].end { place(step, placement) }
    }

    /// Places a view and its superviews again, where only their offsets or the lift have changed, and with them the
    /// bars that they carry.
    mutating func placeAgain(downTo index: Int) {
        let root = root(of: index)
        if bars.contains(where: { root <= $0.node && $0.node < nodes[root].end }) {
            for step in root..<nodes[root].end { place(step, .asGiven) }
            return
        }
        var step = root
        while true {
            place(step, .asGiven)
            if step == index { return }
            step += 1
            while nodes[step].end <= index { step = nodes[step].end }
        }
    }

    private mutating func place(_ index: Int, _ placement: BarPlacement) {
        let parent = nodes[index].parent
        var outer = AffineMap.translation(x: 0, y: 0)
        if let lift, lift.root == index { outer.ty = -lift.distance }
        var clip = window
        var line: ShrinkLine?
        if parent >= 0 {
            outer = nodes[parent].map
            clip = nodes[parent].clip
            if nodes[parent].clips { clip = clip.intersection(nodes[parent].box) }
            line = self.line(of: parent)
            if let line, line.cuts { clip.height = max(0, min(clip.maxY, line.after) - clip.y) }
            if nodes[parent].scroll >= 0 { line = nil }
        }
        var frame = nodes[index].frame
        if nodes[index].bar >= 0 { constrain(&frame, of: index, in: outer, placement) }
        if let line { shrink(&frame, of: index, in: outer, to: line) }

        let offset = nodes[index].scroll >= 0 ? scrolls[nodes[index].scroll].offset : .zero
        let local = AffineMap(frame: frame, transform: transform(of: index), boundsOrigin: offset)
        let map = outer.after(local).bounded()
        let box = map.boundingBox(of: Rect(x: offset.x, y: offset.y, width: frame.width, height: frame.height))
        nodes[index].place(frame, map: map, box: box, clip: clip)
        if nodes[index].bar >= 0, bars[nodes[index].bar].isShrunk {
            line = ShrinkLine(
                before: box.minY + nodes[index].frame.height * outer.d,
                after: box.maxY,
                cuts: bars[nodes[index].bar].isRaised
            )
        }
        setLine(line, of: index)
    }

    /// Moves or shrinks a view by its bottom constraint, and keeps the constant.
    ///
    /// The constant is min(rest, −(anchor line − keyboard's top)) (design, section 4, rule 3), in the superview's
    /// space. A superview that is flipped or turned can't be reckoned with, and its bars stay at rest.
    private mutating func constrain(_ frame: inout Rect, of index: Int, in outer: AffineMap, _ placement: BarPlacement)
    {
        let parent = nodes[index].parent
        let bar = bars[nodes[index].bar]
        let superviewBottom = parent >= 0 ? nodes[parent].placed.height : window.height
        let superviewBottomNow = parent >= 0 ? nodes[parent].frame.height : window.height
        if nodes[index].isHidden {
            bars[nodes[index].bar].placed = bar.now
            return
        }
        guard outer.isUpright else {
            if case .aboveKeyboard = placement { bars[nodes[index].bar].placed = bar.rest }
            return
        }
        func inSuperview(_ y: Double) -> Double { (y - outer.ty) / outer.d }

        let anchor: Double
        let anchorNow: Double
        switch bar.relativeTo {
        case .window:
            anchor = inSuperview(window.height)
            anchorNow = anchor
        case .superview:
            anchor = superviewBottom
            anchorNow = superviewBottomNow
        case .safeArea:
            anchor = min(superviewBottom, inSuperview(safeBottom))
            anchorNow = min(superviewBottomNow, inSuperview(safeBottom))
        }
        let placed =
            switch placement {
            case .atRest: bar.rest
            case .aboveKeyboard(let top): min(bar.rest, inSuperview(top) - anchor)
            case .asGiven: bar.placed
            }
        bars[nodes[index].bar].placed = placed
        bars[nodes[index].bar].note(anchor: anchor, placement)
        let move = anchor - anchorNow + placed - bar.now
        if bar.pinsTop {
            // A view that has no height left does not say how far it would reach below its line.
            let isCollapsed = frame.height == 0 && move != 0
            frame.height = max(0, isCollapsed ? anchor + placed - frame.y : frame.height + move)
        } else {
            frame.y += move
        }
    }

    /// Ends a view at the line of a superview that shrinks: whatever ended at the line follows it, and a scroll view
    /// that would cross it is cut.
    private mutating func shrink(_ frame: inout Rect, of index: Int, in outer: AffineMap, to line: ShrinkLine) {
        guard outer.isUpright, nodes[index].bar < 0 else { return }
        let bottom = frame.maxY * outer.d + outer.ty
        nodes[index].followsLine = (bottom - line.before).magnitude <= Tolerance.appliedValue
        let crosses = line.cuts && nodes[index].scroll >= 0 && bottom > line.after
        guard nodes[index].followsLine || crosses else { return }
        frame.height = max(0, frame.height + (line.after - bottom) / outer.d)
    }
}

extension AffineMap {
    /// From a view's bounds space to its superview's.
    ///
    /// `frame` is without the transform, which acts about the frame's centre.
    init(frame: Rect, transform: Transform?, boundsOrigin: Point) {
        guard let transform else {
            self = .translation(x: frame.x - boundsOrigin.x, y: frame.y - boundsOrigin.y)
            return
        }
        let middleX = boundsOrigin.x + frame.width / 2
        let middleY = boundsOrigin.y + frame.height / 2
        self.init(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: frame.x + frame.width / 2 + transform.tx - transform.a * middleX - transform.c * middleY,
            ty: frame.y + frame.height / 2 + transform.ty - transform.b * middleX - transform.d * middleY
        )
    }
}
