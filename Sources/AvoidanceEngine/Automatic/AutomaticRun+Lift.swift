import AvoidanceModels

extension AutomaticRun {
    /// Lifts the focus's top-level view by what scrolling left over: never by more than the overlap, and for the
    /// target without its margin (design, section 4, rule 6).
    mutating func liftRoot(of focus: Int) {
        guard policy.movesRoot, !isInRaisedBar(focus), !isHeld(focus) else { return }
        let root = tree.root(of: focus)
        let here = sighting(of: focus)
        let cover = coverTop(over: here.box, of: focus, outside: root)
        let overlap = tree.nodes[root].box.intersection(tree.window).maxY - cover
        guard overlap > 0 else { return }

        var target = TargetSpans(here, along: .vertical, margin: Span(0, 0))
        let levels = scrollLevels(around: focus, along: .vertical)
        if levels.count == 1, levels[0].isFocus { target = target.caretAlone }
        let choice = target.choice(for: cover)
        // Where a superview cuts the target off, lifting shows no more of it; the window's edge cuts nothing off.
        let end = here.clip.maxY < tree.window.maxY ? min(choice.span.end, here.clip.maxY) : choice.span.end
        let covered = end - cover
        let need = choice.fits ? covered : min(covered, choice.span.start)
        guard need > Tolerance.geometry else { return }
        let lift = min(overlap, need.rounded(toPixelsOf: scale, up: true))
        tree.lift = (root, lift)
        trace.add(
            .motion,
            tree.ids[root],
            "scrolling leaves \(need.text) covered; the top-level view moves up by \(lift.text)"
        )
    }

    /// Whether a finger holds a scroll view around the view: nothing moves under it.
    private func isHeld(_ index: Int) -> Bool {
        tree.superviews(of: index).contains { superview in
            let scroll = tree.nodes[superview].scroll
            return scroll >= 0 && tree.scrolls[scroll].geometry.isTracking
        }
    }

    /// Whether the keyboard raises or shrinks the view or one around it.
    private func isInRaisedBar(_ index: Int) -> Bool {
        var step = index
        while step >= 0 {
            let bar = tree.nodes[step].bar
            if bar >= 0, tree.bars[bar].isRaised { return true }
            step = tree.nodes[step].parent
        }
        return false
    }
}
