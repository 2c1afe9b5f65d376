import AvoidanceModels

extension AutomaticRun {
    /// Says how much of the focus is in sight, and explains it; nil without a focus.
    mutating func certifiedFocus(visibleBefore: Double) -> Focus? {
        guard let index = tree.focus else { return nil }
        let focus = certificate(of: index, visibleBefore: visibleBefore)
        trace.add(
            .result,
            focus.view,
            "\((focus.visibleAfter * 100).text) % is in sight, \((visibleBefore * 100).text) % were without adjustments"
                + (focus.limitedBy.map { "; limited by \($0.rawValue)" } ?? "")
        )
        return focus
    }

    /// Says how much of the focus is in sight, and what kept the target from being clear.
    func certificate(of focus: Int, visibleBefore: Double) -> Focus {
        let here = sighting(of: focus)
        return Focus(
            view: tree.ids[focus],
            frame: here.box.held,
            visibleBefore: visibleBefore,
            visibleAfter: visibleShare(of: focus, here),
            limitedBy: limit(of: focus, here)
        )
    }

    /// The share of the focus in sight as the tree is placed; 0 without a focus.
    var visibleShareOfFocus: Double { tree.focus.map { visibleShare(of: $0, sighting(of: $0)) } ?? 0 }

    /// The share of the caret's area, without a caret of the view's, that is in the window and in every clipping
    /// superview, and not under the keyboard or a raised bar.
    func visibleShare(of index: Int, _ here: Sighting) -> Double {
        if tree.nodes[index].isHidden { return 0 }
        let target = here.caret ?? here.box
        let slack = target.slack
        let thick = target.thickened
        let seen = thick.intersection(here.targetClip.grown(by: slack))
        guard seen.width > 0, seen.height > 0 else { return 0 }
        var covered = CoveredArea()
        func part(_ obstacle: Rect) -> Rect { obstacle.grown(by: slack).intersection(thick).intersection(seen) }
        if !keyboard.placement.isHidden { covered.add(part(keyboard.frame)) }
        for bar in tree.bars where covers(bar, index) { covered.add(part(tree.nodes[bar.node].box)) }
        let share = (seen.width * seen.height - covered.area) / (thick.width * thick.height)
        // What is missing for want of precision is not missing.
        return share > 1 - 1e-9 ? 1 : share < 1e-9 ? 0 : share
    }

    private func limit(of focus: Int, _ here: Sighting) -> Limit? {
        if tree.nodes[focus].isHidden { return .offScreen }
        if let limit = limitBesideKeyboard(here) { return limit }
        let cover = coverTop(over: here.box, of: focus)
        var band = here.clip.span(on: .vertical)
        band.end = min(band.end, cover)
        var isScrollable = false
        var isAtStart = false
        var isAtEnd = false
        var isFlipped = false
        visitScrollLevels(around: focus, along: .vertical, withFocus: false) { level, isOutermost in
            band = band.intersection(isOutermost ? outermostBand(of: level) : level.ownBand)
            isScrollable = true
            if level.reach.start >= -Tolerance.geometry { isAtStart = true }
            if level.reach.end <= Tolerance.geometry { isAtEnd = true }
            if level.direction.factor < 0 { isFlipped = true }
        }

        let target = TargetSpans(here, along: .vertical, margin: Span(policy.margin.top, policy.margin.bottom))
        let choice = target.choice(for: band.length)
        let sideways = (choice.isCaret ? here.caret ?? here.box : here.box).span(on: .horizontal)
        guard seenSideways(here).contains(sideways) else { return .offScreen }
        if let caret = target.caret, !here.targetClip.span(on: .vertical).contains(caret) { return .offScreen }
        // A target that just fits may stand out by less than a pixel at the side that it is not rounded for.
        let slack = band.length - choice.span.length < pixel ? pixel : 0
        let roomy = Span(band.start - slack, band.end + slack)
        if choice.fits, roomy.contains(choice.span) { return choice.hasMargin ? nil : .tooTall }
        let isInSight = roomy.contains(choice.isCaret ? target.caret ?? target.whole : target.whole)
        if keyboard.placement.isHidden { return isInSight ? nil : .offScreen }
        if !choice.fits { return band.length > 0 ? .tooTall : .offScreen }

        let isTooLow = choice.span.end > roomy.end
        if !isScrollable { return isInSight || (isTooLow && choice.span.end > cover) ? .notScrollable : .offScreen }
        guard isTooLow ? isAtEnd : isAtStart else { return .offScreen }
        return isTooLow != isFlipped ? .contentEnd : .contentStart
    }

    /// A pixel in points; zero where the screen names no scale.
    private var pixel: Double { scale.map { 1 / $0 } ?? 0 }

    /// What is let through sideways; a view as wide as that may stand out by less than a pixel.
    private func seenSideways(_ here: Sighting) -> Span {
        let seen = here.clip.span(on: .horizontal)
        let slack = (seen.length - here.box.width).magnitude < pixel ? pixel : 0
        return Span(seen.start - slack, seen.end + slack)
    }

    /// What kept the target or its margin from being clear of a floating or undocked keyboard.
    private func limitBesideKeyboard(_ here: Sighting) -> Limit? {
        switch keyboard.placement {
        case .hidden, .docked: return nil
        case .undocked, .floating: break
        }
        let whole = here.whole
        if whole.overlaps(keyboard.frame) { return .keyboardFloating }
        let margins = Rect(
            x: whole.x,
            y: whole.y - policy.margin.top,
            width: whole.width,
            height: whole.height + policy.margin.top + policy.margin.bottom
        )
        guard margins.overlaps(keyboard.frame) else { return nil }
        return whole.minY < keyboard.frame.minY ? .contentEnd : .contentStart
    }

    /// Where a target is free in the outermost scroll view, whose overlap is what the keyboard really covers.
    private func outermostBand(of level: ScrollLevel) -> Span {
        let scroll = tree.scrolls[level.scroll]
        let edge = level.direction.farEdge
        let unit = level.direction.factor.magnitude
        let extra = (scroll.inset[edge] - scroll.author[edge]) * unit
        return Span(level.ownBand.start, level.ownBand.end - extra)
    }
}
