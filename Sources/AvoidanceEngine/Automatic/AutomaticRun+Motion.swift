import AvoidanceModels

extension AutomaticRun {
    /// Scrolls what is around the first responder, innermost first, and lifts its top-level view by what is left.
    mutating func reveal(_ focus: Int) {
        switch keyboard.placement {
        case .hidden:
            break
        case .docked:
            let isShort = revealVertically(focus)
            revealSideways(focus)
            placeAgain(focus)
            if isShort { liftRoot(of: focus) }
            if tree.lift != nil { isMoved = true }
        case .undocked, .floating:
            revealBesideKeyboard(focus)
        }
        placeAgain(focus)
    }

    /// Places what the motion so far has moved and is looked at again.
    private mutating func placeAgain(_ focus: Int) {
        guard isMoved else { return }
        isMoved = false
        tree.placeAgain(downTo: focus)
    }

    /// Scrolls vertically, and returns whether that was not enough.
    private mutating func revealVertically(_ focus: Int) -> Bool {
        let (own, inner, outer, start) = verticalMotion(of: focus)
        if let inner, own != nil || !outer.isEmpty {
            let levels = settled(own, [inner] + outer, start, focus)
            for level in levels { commit(level) }
            return levels.last?.isShort ?? true
        }
        // Most often there is one scroll view, which needs no array.
        guard var level = own ?? inner else { return true }
        var target = start
        settle(&level, &target)
        commit(level)
        return level.isShort
    }

    /// What can move vertically: the first responder itself, the innermost scroll view around it and those around that
    /// one, of which there seldom are any; and the target to move.
    private func verticalMotion(
        of focus: Int
    ) -> (own: ScrollLevel?, inner: ScrollLevel?, outer: [ScrollLevel], target: TargetSpans) {
        var own: ScrollLevel?
        var inner: ScrollLevel?
        var outer: [ScrollLevel] = []
        visitScrollLevels(around: focus, along: .vertical) { level, _ in
            if level.isFocus {
                own = level
            } else if inner == nil {
                inner = level
            } else {
                outer.append(level)
            }
        }
        return (own, inner, outer, targetSpans(of: focus, along: .vertical))
    }

    /// The scroll views that hold the focus and scroll along `axis`, innermost first.
    func scrollLevels(around focus: Int, along axis: WindowAxis) -> [ScrollLevel] {
        var levels: [ScrollLevel] = []
        visitScrollLevels(around: focus, along: axis) { level, _ in levels.append(level) }
        return levels
    }

    /// Visits the scroll views that hold the focus and scroll along `axis`, innermost first, and says of each whether
    /// it is the outermost.
    ///
    /// The first responder counts too, where it scrolls itself and has a caret, unless it is left out.
    func visitScrollLevels(
        around focus: Int,
        along axis: WindowAxis,
        withFocus: Bool = true,
        _ visit: (ScrollLevel, _ isOutermost: Bool) -> Void
    ) {
        var last: ScrollLevel?
        if withFocus, caret != nil, let direction = scrollDirection(of: focus, along: axis) {
            last = scrollLevel(at: focus, along: axis, direction, isFocus: true)
        }
        var superview = tree.nodes[focus].parent
        while superview >= 0 {
            let index = superview
            superview = tree.nodes[index].parent
            if let direction = scrollDirection(of: index, along: axis) {
                if let last { visit(last, false) }
                last = scrollLevel(at: index, along: axis, direction, isFocus: false)
            } else if let inner = last, tree.nodes[index].clips {
                last?.ownBand = inner.ownBand.intersection(tree.nodes[index].box.span(on: axis))
            }
        }
        guard var outermost = last else { return }
        if axis == .vertical {
            let top = coverTop(over: tree.nodes[outermost.node].box, of: outermost.node)
            outermost.band.end = min(outermost.band.end, top)
        }
        visit(outermost, true)
    }

    /// How a view's own axis lies along an axis of the window, where it scrolls there and no finger holds it.
    private func scrollDirection(of index: Int, along axis: WindowAxis) -> ScrollDirection? {
        let scroll = tree.nodes[index].scroll
        guard scroll >= 0, let direction = ScrollDirection(axis, map: tree.nodes[index].map),
            direction.isScrollable(tree.scrolls[scroll].geometry), !tree.scrolls[scroll].geometry.isTracking
        else { return nil }
        return direction
    }

    private func scrollLevel(
        at index: Int,
        along axis: WindowAxis,
        _ direction: ScrollDirection,
        isFocus: Bool
    ) -> ScrollLevel {
        let node = tree.nodes[index]
        let scroll = tree.scrolls[node.scroll]
        let far = direction.farEdge
        let unit = direction.factor.magnitude
        let box = node.box.span(on: axis)
        let adjusted = scroll.adjusted
        var own = adjusted
        own[far] = scroll.author[far] + scroll.system[far]
        func less(_ insets: EdgeInsets) -> Span {
            Span(box.start + insets[far.opposite] * unit, box.end - insets[far] * unit)
        }
        let content = contentSize(of: scroll, node)
        return ScrollLevel(
            scroll: node.scroll,
            node: index,
            direction: direction,
            isFocus: isFocus,
            band: less(adjusted).intersection(node.clip.span(on: axis)),
            ownBand: less(own),
            range: direction.isOwnVertical
                ? Span(
                    offsetsOf: content.height,
                    in: node.placed.height,
                    leading: adjusted.top,
                    trailing: adjusted.bottom
                )
                : Span(
                    offsetsOf: content.width,
                    in: node.placed.width,
                    leading: adjusted.left,
                    trailing: adjusted.right
                ),
            offset: direction.coordinate(of: scroll.offset),
            scale: scale
        )
    }

    /// The focus and the views to keep in sight with it, at the resting offsets.
    func targetSpans(of focus: Int, along axis: WindowAxis) -> TargetSpans {
        let margin = axis == .vertical ? Span(policy.margin.top, policy.margin.bottom) : Span(0, 0)
        var target = TargetSpans(sighting(of: focus), along: axis, margin: margin)
        if axis == .vertical {
            for index in kept where !tree.nodes[index].isHidden {
                target.kept.append(TargetSpans.KeptSpan(node: index, span: sighting(of: index).box.span(on: axis)))
            }
        }
        return target
    }

    /// Moves each level by the least that clears the target in its band, the innermost first; what a level can't take
    /// is left to the next (design, section 4, rules 5 and 6).
    mutating func settle(_ levels: inout [ScrollLevel], _ target: inout TargetSpans, within region: Span = .unbounded) {
        for index in levels.indices { settle(&levels[index], &target, within: region) }
    }

    mutating func settle(
        _ level: inout ScrollLevel,
        _ target: inout TargetSpans,
        within region: Span = .unbounded
    ) {
        let band = level.band.intersection(region)
        let node = level.node
        let end = tree.nodes[node].end
        let choice =
            level.isFocus
            ? target.caretAlone.choice(for: band.length)
            : target.choice(for: band.length) { node < $0.node && $0.node < end }
        let distance = choice.distance(into: band)
        let moved = level.move(by: distance, showingStart: !choice.fits)
        target.move(by: -moved, isFieldHeld: !level.isFocus) { node < $0 && $0 < end }
        level.isShort = moved < distance - Tolerance.geometry
        explain(node, choice, band, distance, moved)
    }

    private mutating func explain(
        _ node: Int,
        _ choice: TargetSpans.Choice,
        _ band: Span,
        _ distance: Double,
        _ moved: Double
    ) {
        trace.add(
            .target,
            tree.ids[node],
            "the free band is \(band.start.text) to \(band.end.text); the target is \(choice.span.start.text) to "
                + choice.span.end.text + (choice.fits ? "" : ", which does not fit and is shown from its start")
        )
        trace.add(
            .motion,
            tree.ids[node],
            distance == 0
                ? "the target is clear already"
                : "the content has to move by \(distance.text) and can move by \(moved.text)"
        )
    }

    /// Keeps a level's offset.
    mutating func commit(_ level: ScrollLevel) {
        let offset = tree.scrolls[level.scroll].offset
        if level.offset == level.direction.coordinate(of: offset) { return }
        isMoved = true
        tree.scrolls[level.scroll].offset = level.direction.point(offset, with: level.offset)
    }

    /// Scrolls sideways where the field is cut off sideways; a vertical need never moves x.
    private mutating func revealSideways(_ focus: Int) {
        var levels = scrollLevels(around: focus, along: .horizontal)
        guard !levels.isEmpty else { return }
        var target = targetSpans(of: focus, along: .horizontal)
        for index in levels.indices {
            let spans = levels[index].isFocus ? target.caretAlone : target
            let choice = spans.choice(for: levels[index].band.length)
            let band = levels[index].band
            // A field wider than the band is left where it is if it fills the band.
            let fillsBand = choice.span.start <= band.start && band.end <= choice.span.end
            if !choice.fits && fillsBand { continue }
            let moved = levels[index].move(by: choice.distance(into: band), showingStart: !choice.fits)
            target.move(by: -moved, isFieldHeld: !levels[index].isFocus) { _ in false }
        }
        for level in levels { commit(level) }
    }
}

extension TargetSpans {
    /// The focus where it lies, without views to keep in sight.
    init(_ here: Sighting, along axis: WindowAxis, margin: Span) {
        self.init(field: here.box.span(on: axis), caret: here.caret?.span(on: axis), kept: [], margin: margin)
    }

    /// The target of a text view that scrolls itself: the caret.
    var caretAlone: TargetSpans {
        TargetSpans(field: caret ?? field, caret: caret, kept: [], margin: margin)
    }
}

extension TargetSpans.Choice {
    /// How far the content has to move back, by the nearest edge; forward is negative.
    ///
    /// A target that does not fit is shown from its start.
    func distance(into band: Span) -> Double {
        if !fits { return span.start - band.start }
        if span.end > band.end { return span.end - band.end }
        if span.start < band.start { return span.start - band.start }
        return 0
    }
}
