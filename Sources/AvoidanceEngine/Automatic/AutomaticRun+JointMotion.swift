import AvoidanceModels

extension AutomaticRun {
    /// Shares the motion among nested scroll views so that a target comes into sight that moving them one by one,
    /// from the inside out, leaves hidden; nil where there is nothing better.
    ///
    /// One by one, an inner view reckons with a band that the keyboard or an outer view still cuts, and gives up what
    /// would fit once the outer one has scrolled. Together: let D be the sum of the motions of a level and of all
    /// inner ones. The target lies in a level's own band just if D lies in an interval, and every level can add an
    /// interval to D. So the sums that can still come to a good end are intervals too, found from the outside in; going
    /// from the inside out, each level then moves by the least that stays inside.
    func jointSettlement(
        of levels: [ScrollLevel],
        _ target: TargetSpans,
        betterThan settled: [ScrollLevel]
    ) -> [ScrollLevel]? {
        guard levels.count > 1, let focus = tree.focus, let inner = levels.first else { return nil }
        let end = tree.nodes[inner.node].end
        let free = freeSpan(for: focus)
        for choice in target.choices(keeping: { inner.node < $0.node && $0.node < end }) {
            let allowed = allowedSums(for: choice.span, levels, free)
            if shows(choice.span, in: free, levels, after: settled) { return nil }
            if let moved = leastMotion(levels, within: allowed) { return moved }
        }
        return nil
    }

    /// Whether a target is in sight in every level, and at last in a free span, as `moved` are instead of `levels`.
    func shows(_ span: Span, in free: Span, _ levels: [ScrollLevel], after moved: [ScrollLevel]) -> Bool {
        let allowed = allowedSums(for: span, levels, free)
        return zip(allowed, sums(from: levels, to: moved)).allSatisfy { $0.contains(Span($1, $1)) }
    }

    /// Moves each level by the least that brings the first of a target's choices into sight, and at last into a free
    /// span, that all can; nil for none.
    func leastMotion(_ levels: [ScrollLevel], showing target: TargetSpans, in free: Span) -> [ScrollLevel]? {
        for choice in target.choices() {
            if let moved = leastMotion(levels, within: allowedSums(for: choice.span, levels, free)) { return moved }
        }
        return nil
    }

    /// What the window, the keyboard and the bars leave free above the keyboard, in window coordinates.
    func freeSpan(for focus: Int) -> Span {
        Span(0, min(tree.window.height, coverTop(over: sighting(of: focus).box, of: focus)))
    }

    /// For each level, the sums of motions that leave `span` in the level's own band and, at last, in the free span.
    private func allowedSums(for span: Span, _ levels: [ScrollLevel], _ free: Span) -> [Span] {
        levels.indices.map { index in
            var band = levels[index].ownBand
            if index == levels.count - 1 { band = levels[index].band.intersection(free) }
            return Span(span.end - band.end, span.start - band.start)
        }
    }

    private func sums(from levels: [ScrollLevel], to settled: [ScrollLevel]) -> [Double] {
        var sum = 0.0
        return zip(levels, settled).map { before, after in
            sum += (after.offset - before.offset) * before.direction.factor
            return sum
        }
    }

    private func leastMotion(_ levels: [ScrollLevel], within allowed: [Span]) -> [ScrollLevel]? {
        var good = allowed
        for index in good.indices.dropLast().reversed() {
            let next = levels[index + 1].reach
            good[index] = good[index].intersection(
                Span(good[index + 1].start - next.end, good[index + 1].end - next.start)
            )
        }
        var moved = levels
        var sum = 0.0
        for index in levels.indices {
            let reach = levels[index].reach
            let within = good[index].intersection(Span(sum + reach.start, sum + reach.end))
            guard within.length >= -Tolerance.geometry else { return nil }
            sum += moved[index].move(by: within.clamp(sum) - sum)
        }
        return moved
    }
}
