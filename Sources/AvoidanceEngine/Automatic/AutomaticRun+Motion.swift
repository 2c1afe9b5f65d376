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
        var levels = scrollLevels(around: focus, along: .vertical)
        var target = targetSpans(of: focus, along: .vertical)
        var isOwnShort = true
        if let own = levels.first, own.isFocus {
            var ownLevel = [own]
            settle(&ownLevel, &target)
            commit(ownLevel)
            levels.removeFirst()
            isOwnShort = ownLevel[0].isShort
        }
        if levels.count > 1 {
            let resting = (levels: levels, target: target)
            settle(&levels, &target)
            if let better = jointSettlement(of: resting.levels, resting.target, betterThan: levels) { levels = better }
        } else {
            settle(&levels, &target)
        }
        commit(levels)
        return levels.last?.isShort ?? isOwnShort
    }

    /// The scroll views that hold the focus and scroll along `axis`, innermost first.
    ///
    /// The first responder counts too, where it scrolls itself and has a caret, unless it is left out.
    func scrollLevels(around focus: Int, along axis: WindowAxis, withFocus: Bool = true) -> [ScrollLevel] {
        var levels: [ScrollLevel] = []
        if withFocus, caret != nil, let level = scrollLevel(at: focus, along: axis, isFocus: true) {
            levels.append(level)
        }
        var superview = tree.nodes[focus].parent
        while superview >= 0 {
            let index = superview
            superview = tree.nodes[index].parent
            if let level = scrollLevel(at: index, along: axis, isFocus: false) {
                levels.append(level)
            } else if let last = levels.indices.last, tree.nodes[index].clips {
                levels[last].ownBand = levels[last].ownBand.intersection(tree.nodes[index].box.span(on: axis))
            }
        }
        if axis == .vertical, let last = levels.indices.last {
            let node = levels[last].node
            levels[last].band.end = min(levels[last].band.end, coverTop(over: tree.nodes[node].box, of: node))
        }
        return levels
    }

    private func scrollLevel(at index: Int, along axis: WindowAxis, isFocus: Bool) -> ScrollLevel? {
        guard tree.nodes[index].scroll >= 0 else { return nil }
        let node = tree.nodes[index]
        let scroll = tree.scrolls[node.scroll]
        guard let direction = ScrollDirection(axis, map: node.map), direction.isScrollable(scroll.geometry),
            !scroll.geometry.isTracking
        else { return nil }
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
        for index in levels.indices {
            let level = levels[index]
            let band = level.band.intersection(region)
            let end = tree.nodes[level.node].end
            let choice =
                level.isFocus
                ? target.caretAlone.choice(for: band.length)
                : target.choice(for: band.length) { level.node < $0.node && $0.node < end }
            let distance = choice.distance(into: band)
            let moved = levels[index].move(by: distance, showingStart: !choice.fits)
            target.move(by: -moved, isFieldHeld: !level.isFocus) { level.node < $0 && $0 < end }
            levels[index].isShort = moved < distance - Tolerance.geometry
            explain(level, choice, band, distance, moved)
        }
    }

    private mutating func explain(
        _ level: ScrollLevel,
        _ choice: TargetSpans.Choice,
        _ band: Span,
        _ distance: Double,
        _ moved: Double
    ) {
        trace.add(
            .target,
            tree.ids[level.node],
            "the free band is \(band.start.text) to \(band.end.text); the target is \(choice.span.start.text) to "
                + choice.span.end.text + (choice.fits ? "" : ", which does not fit and is shown from its start")
        )
        trace.add(
            .motion,
            tree.ids[level.node],
            distance == 0
                ? "the target is clear already"
                : "the content has to move by \(distance.text) and can move by \(moved.text)"
        )
    }

    /// Keeps the levels' offsets.
    mutating func commit(_ levels: [ScrollLevel]) {
        for level in levels where level.offset != level.direction.coordinate(of: tree.scrolls[level.scroll].offset) {
            isMoved = true
            tree.scrolls[level.scroll].offset = level.direction.point(
                tree.scrolls[level.scroll].offset,
                with: level.offset
            )
        }
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
        commit(levels)
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
