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
        let isShown = shows(caret, resting, after: levels, focus)
        if isShown, caret.length <= own.band.length { return levels }

        let after = trace
        trace = before
        var whole = own
        whole.band = own.ownBand
        let others = settledInOrder(whole, around, target)
        if shows(caret, resting, after: others, focus), !isShown || motion(resting, others) <= motion(resting, levels) {
            return others
        }
        trace = after
        return isShown ? levels : leastMotion(resting, showing: target.caretAlone, focus) ?? levels
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
