import AvoidanceModels

extension AutomaticRun {
    /// Scrolls a target that a floating or undocked keyboard covers into the larger free band beside it, if there is
    /// room (design, section 4, rule 2).
    ///
    /// Where the larger band can't be reached but the smaller one can, the smaller one; where neither can, as far as the
    /// ranges let it, if that brings more into sight. A first responder that scrolls itself inside of others is left
    /// alone then.
    mutating func revealBesideKeyboard(_ focus: Int) {
        let levels = scrollLevels(around: focus, along: .vertical)
        guard policy.floating == .scroll, let outermost = levels.last else { return }
        let above = Span(Span.unbounded.start, keyboard.frame.minY)
        let below = Span(keyboard.frame.maxY, Span.unbounded.end)
        let roomAbove = outermost.band.intersection(above).length
        let roomBelow = outermost.band.intersection(below).length
        let regions = roomAbove >= roomBelow ? [above, below] : [below, above]
        let target = targetSpans(of: focus, along: .vertical)
        guard isCovered(focus, target.choice(for: max(roomAbove, roomBelow))) else { return }

        var partly: [ScrollLevel]?
        for region in regions {
            let choice = target.choice(for: outermost.band.intersection(region).length)
            guard choice.fits else { continue }
            if levels[0].isFocus, levels.count > 1 {
                guard let moved = settledBeside(levels, target, choice, within: region) else { continue }
                for level in moved { commit(level) }
                return
            }
            var moved = levels
            var end = target
            settle(&moved, &end, within: region)
            if region.contains(choice.isCaret ? end.caret ?? end.field : end.whole) {
                for level in moved { commit(level) }
                return
            }
            if partly == nil, coveredLength(of: choice, in: end) < coveredLength(of: choice, in: target) {
                partly = moved
            }
        }
        for level in partly ?? [] { commit(level) }
    }

    /// How much of the target's height the keyboard covers.
    private func coveredLength(of choice: TargetSpans.Choice, in target: TargetSpans) -> Double {
        let span = choice.isCaret ? target.caret ?? target.field : target.whole
        return max(0, span.intersection(keyboard.frame.span(on: .vertical)).length)
    }

    /// Whether the keyboard lies on what is to be shown: the field with its caret, or the caret alone.
    private func isCovered(_ focus: Int, _ choice: TargetSpans.Choice) -> Bool {
        let here = sighting(of: focus)
        return (choice.isCaret ? here.caret ?? here.box : here.whole).overlaps(keyboard.frame)
    }
}
