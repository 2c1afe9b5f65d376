import AvoidanceModels

extension AutomaticRun {
    /// Scrolls a target that a floating or undocked keyboard covers into the larger free band beside it, if there is
    /// room (design, section 4, rule 2); the smaller one where the larger can't be reached.
    mutating func revealBesideKeyboard(_ focus: Int) {
        let here = sighting(of: focus)
        let covered = here.caret.map(here.box.union) ?? here.box
        guard policy.floating == .scroll, covered.overlaps(keyboard.frame) else { return }
        let levels = scrollLevels(around: focus, along: .vertical)
        guard let outermost = levels.last else { return }

        let above = Span(Span.unbounded.start, keyboard.frame.minY)
        let below = Span(keyboard.frame.maxY, Span.unbounded.end)
        let roomAbove = outermost.band.intersection(above).length
        let roomBelow = outermost.band.intersection(below).length
        for region in roomAbove >= roomBelow ? [above, below] : [below, above] {
            var moved = levels
            var target = targetSpans(of: focus, along: .vertical)
            settle(&moved, &target, within: region)
            let band = outermost.band.intersection(region)
            let choice = target.choice(for: band.length)
            guard choice.fits, region.contains(choice.isCaret ? target.caret ?? target.field : target.whole) else {
                continue
            }
            commit(moved)
            return
        }
    }
}
