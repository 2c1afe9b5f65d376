import AvoidanceModels

extension AutomaticRun {
    /// Puts the answer together: the adjustments in layout order, and the ledger for the next event.
    func assemble(focus: Focus?) -> AdjustmentAnswer {
        var adjustments: [Adjustment] = []
        var entries: [Entry<LedgerEntry>] = []
        let lifted = tree.lift?.root
        // Few views are adjusted, so room for many would be wasted.
        let room = min(2, tree.scrolls.count + tree.bars.count)
        adjustments.reserveCapacity(room)
        entries.reserveCapacity(keyboard.placement == .hidden ? 0 : room)
        for index in tree.nodes.indices {
            let scroll = tree.nodes[index].scroll
            let bar = tree.nodes[index].bar
            if scroll < 0, bar < 0, ledger.isEmpty, index != lifted { continue }
            let known = ledger.position(of: tree.ids[index])
            if tree.nodes[index].isHidden {
                if let known { entries.append(ledger.entries[known]) }
                continue
            }
            var result = ViewResult(tree.ids[index])
            if scroll >= 0 { result.add(tree.scrolls[scroll]) }
            if bar >= 0 { result.add(tree.bars[bar]) }
            result.addTranslation(
                now: known.flatMap { ledger.entries[$0].value.applied.translation } ?? .zero,
                before: known.flatMap { ledger.entries[$0].value.before.translation } ?? .zero,
                lift: index == lifted ? tree.lift?.distance ?? 0 : 0
            )
            if result.isListed { adjustments.append(result.adjustment) }
            if result.isKept, keyboard.placement != .hidden { entries.append(Entry(tree.ids[index], result.entry)) }
        }
        return AdjustmentAnswer(
            keyboard: KeyboardAnswer(self),
            adjustments: adjustments,
            focus: focus,
            animation: Animation(duration: event.animationDuration, curve: event.animationCurve),
            state: AvoidanceState(
                keyboard: KeyboardState(frame: keyboard.frame, placement: keyboard.placement),
                views: entries
            ),
            warnings: warnings,
            explanation: trace.steps
        )
    }
}
