import AvoidanceModels

extension AutomaticRun {
    /// Moves a first responder that scrolls itself, if it does, and the scroll views around it, innermost first, and
    /// returns them with their new offsets.
    ///
    /// The first responder reckons with the band that the keyboard and the views around it leave of it now. Where that
    /// is too small for the caret, or the caret ends out of sight by it, it shows the caret in its own bounds, wherever
    /// they lie, and the views around it do the rest, if that is enough and less is moved. If the caret is not in sight
    /// by that either, all share the motion for it alone.
    mutating func settled(
        _ own: ScrollLevel?,
        _ around: [ScrollLevel],
        _ target: TargetSpans,
        _ focus: Int
    ) -> [ScrollLevel] {
        guard let own, let caret = target.caret else { return settledInOrder(own, around, target) }
        let before = trace
        let levels = settledInOrder(own, around, target)
        let resting = [own] + around
        let free = freeSpan(for: focus)
        let isShown = shows(caret, in: free, resting, after: levels)
        if isShown, caret.length <= own.band.length { return levels }

        let after = trace
        trace = before
        var whole = own
        whole.band = own.ownBand
        let others = settledInOrder(whole, around, target)
        if shows(caret, in: free, resting, after: others),
            !isShown || motion(resting, others) <= motion(resting, levels)
        {
            return others
        }
        trace = after
        return isShown ? levels : leastMotion(resting, showing: target.caretAlone, in: free) ?? levels
    }

    /// The same for a first responder that scrolls itself and has to come into a free region beside a keyboard; nil
    /// where that can't be.
    mutating func settledBeside(
        _ levels: [ScrollLevel],
        _ target: TargetSpans,
        _ choice: TargetSpans.Choice,
        within region: Span
    ) -> [ScrollLevel]? {
        guard let own = levels.first, own.isFocus, let caret = target.caret else { return nil }
        let free = region.intersection(tree.window.span(on: .vertical))
        for isWhole in [true, false] {
            var moved = levels
            var end = target
            if isWhole { moved[0].band = own.ownBand }
            settle(&moved[0], &end, within: isWhole ? .unbounded : region)
            for index in moved.indices.dropFirst() { settle(&moved[index], &end, within: region) }
            let isClear = choice.isCaret || region.contains(end.field)
            if isClear, shows(caret, in: free, levels, after: moved) { return moved }
        }
        return leastMotion(levels, showing: target.caretAlone, in: free)
    }

    /// How far levels are moved in all, in window points.
    private func motion(_ levels: [ScrollLevel], _ moved: [ScrollLevel]) -> Double {
        zip(levels, moved).reduce(0) { $0 + (($1.1.offset - $1.0.offset) * $1.0.direction.factor).magnitude }
    }

    private mutating func settledInOrder(
        _ own: ScrollLevel?,
        _ around: [ScrollLevel],
        _ start: TargetSpans
    ) -> [ScrollLevel] {
        var target = start
        var moved: [ScrollLevel] = []
        if var own {
            settle(&own, &target)
            moved.append(own)
        }
        let resting = target
        var levels = around
        settle(&levels, &target)
        return moved + (jointSettlement(of: around, resting, betterThan: levels) ?? levels)
    }
}
