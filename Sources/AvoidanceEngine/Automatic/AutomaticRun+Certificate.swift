import AvoidanceModels

extension AutomaticRun {
    /// Says how much of the focus is in sight, and what kept the target from being clear.
    mutating func certificate(of focus: Int, visibleBefore: Double) -> Focus {
        let here = sighting(of: focus)
        let visibleAfter = visibleShare(of: focus)
        let limit = limit(of: here)
        trace.add(
            .result,
            tree.nodes[focus].id,
            "\((visibleAfter * 100).text) % is in sight, \((visibleBefore * 100).text) % were without adjustments"
                + (limit.map { "; limited by \($0.rawValue)" } ?? "")
        )
        return Focus(
            view: tree.nodes[focus].id,
            frame: here.box,
            visibleBefore: visibleBefore,
            visibleAfter: visibleAfter,
            limitedBy: limit
        )
    }

    /// The share of the caret's area, without a caret of the view's, that is in the window and in every clipping
    /// superview, and not under the keyboard or a raised bar.
    func visibleShare(of index: Int) -> Double {
        let here = sighting(of: index)
        if tree.nodes[index].isHidden { return 0 }
        return (here.caret ?? here.box).visibleShare(in: here.clip, under: obstacles(over: index))
    }

    private func limit(of here: Sighting) -> Limit? {
        let focus = here.index
        if tree.nodes[focus].isHidden { return .offScreen }
        let whole = here.caret.map(here.box.union) ?? here.box
        if keyboard.placement == .floating || keyboard.placement == .undocked, whole.overlaps(keyboard.frame) {
            return .keyboardFloating
        }
        let levels = scrollLevels(around: focus, along: .vertical).filter { !$0.isFocus }
        let cover = coverTop(over: here.box, of: focus)
        var band = here.clip.span(on: .vertical)
        band.end = min(band.end, cover)
        for level in levels {
            band = band.intersection(freeBand(of: level, isOutermost: level.node == levels.last?.node))
        }

        let target = TargetSpans(
            field: here.box.span(on: .vertical),
            caret: here.caret?.span(on: .vertical),
            kept: [],
            margin: Span(policy.margin.top, policy.margin.bottom)
        )
        let choice = target.choice(for: band.length)
        let sideways = (choice.isCaret ? here.caret ?? here.box : here.box).span(on: .horizontal)
        guard here.clip.span(on: .horizontal).contains(sideways) else { return .offScreen }
        let pixel = Tolerance.geometry + (layout.screen.scale.map { 1 / $0 } ?? 0)
        let roomy = Span(band.start - pixel, band.end + pixel)
        if choice.fits, roomy.contains(choice.span) { return choice.hasMargin ? nil : .tooTall }
        if keyboard.placement == .hidden { return .offScreen }
        if !choice.fits { return band.length > 0 ? .tooTall : .offScreen }

        let isTooLow = choice.span.end > roomy.end
        if levels.isEmpty { return isTooLow && choice.span.end > cover ? .notScrollable : .offScreen }
        let isFlipped = levels.contains { $0.direction.factor < 0 }
        return isTooLow != isFlipped ? .contentEnd : .contentStart
    }

    /// Where a target is free in a scroll view with the offsets to set.
    private func freeBand(of level: ScrollLevel, isOutermost: Bool) -> Span {
        let placed = tree.nodes[level.node].box.span(on: .vertical)
        let now = sighting(of: level.node).box.span(on: .vertical)
        let own = isOutermost ? outermostBand(of: level) : level.ownBand
        return own.moved(by: now.start - placed.start)
    }

    private func outermostBand(of level: ScrollLevel) -> Span {
        let scroll = tree.scrolls[level.scroll]
        let edge = level.direction.farEdge
        let unit = level.direction.factor.magnitude
        let extra = (scroll.inset[edge] - scroll.author[edge]) * unit
        return Span(level.ownBand.start, level.ownBand.end - extra)
    }
}

extension Rect {
    /// The share of the area that lies in `clip` and under none of `obstacles`: 0 to 1.
    ///
    /// A rectangle without width or height, such as a caret, is taken as a very thin one.
    func visibleShare(in clip: Rect, under obstacles: [Rect]) -> Double {
        let thin = 1e-6
        let whole = Rect(
            x: width < thin ? x - thin / 2 : x,
            y: height < thin ? y - thin / 2 : y,
            width: max(width, thin),
            height: max(height, thin)
        )
        // A thin rectangle on the clip's edge is inside.
        let seen = whole.intersection(
            Rect(x: clip.x - thin, y: clip.y - thin, width: clip.width + 2 * thin, height: clip.height + 2 * thin)
        )
        guard seen.width > 0, seen.height > 0 else { return 0 }
        let covers = obstacles.map { $0.intersection(seen) }.filter { $0.width > 0 && $0.height > 0 }
        let free = seen.width * seen.height - Rect.coveredArea(covers)
        let share = free / (whole.width * whole.height)
        // What is missing for want of precision is not missing.
        return share > 1 - 1e-9 ? 1 : share < 1e-9 ? 0 : share
    }

    /// The area that rectangles cover together, each point counted once.
    private static func coveredArea(_ rects: [Rect]) -> Double {
        if rects.count < 2 { return rects.first.map { $0.width * $0.height } ?? 0 }
        let rows = rects.flatMap { [$0.minY, $0.maxY] }.sorted()
        var area = 0.0
        for (top, bottom) in zip(rows, rows.dropFirst()) where bottom > top {
            let row = rects.filter { $0.minY <= top && $0.maxY >= bottom }.sorted { $0.minX < $1.minX }
            var end = -Double.greatestFiniteMagnitude
            for rect in row {
                area += max(0, rect.maxX - max(end, rect.minX)) * (bottom - top)
                end = max(end, rect.maxX)
            }
        }
        return area
    }
}
