import AvoidanceModels

extension AutomaticRun {
    /// Lifts the focus's top-level view by what scrolling left over: never by more than the overlap, and for the
    /// target without its margin (design, section 4, rule 6).
    mutating func liftRoot(of focus: Int) {
        guard policy.movesRoot, !isInRaisedBar(focus) else { return }
        let root = tree.root(of: focus)
        let here = sighting(of: focus)
        let cover = coverTop(over: here.box, of: focus, outside: root)
        let overlap = tree.nodes[root].box.intersection(tree.window).maxY - cover
        guard overlap > 0 else { return }

        let target = TargetSpans(
            field: here.box.span(on: .vertical),
            caret: here.caret?.span(on: .vertical),
            kept: [],
            margin: Span(0, 0)
        )
        let choice = target.choice(for: cover)
        let covered = min(choice.span.end, here.superviewClip.maxY) - cover
        let need = choice.fits ? covered : min(covered, choice.span.start)
        guard need > Tolerance.geometry else { return }
        lift = min(overlap, layout.screen.scale.map { ((need * $0) - 1e-6).rounded(.up) / $0 } ?? need)
        trace.add(
            .motion,
            tree.nodes[root].id,
            "scrolling leaves \(need.text) covered; the top-level view moves up by \(lift.text)"
        )
    }

    /// Whether the keyboard raises or shrinks the view or one around it.
    private func isInRaisedBar(_ index: Int) -> Bool {
        func isRaised(_ index: Int) -> Bool {
            let bar = tree.nodes[index].bar
            return bar >= 0 && tree.bars[bar].isRaised
        }
        return isRaised(index) || tree.superviews(of: index).contains(where: isRaised)
    }
}
