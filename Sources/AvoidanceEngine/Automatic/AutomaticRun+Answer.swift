import AvoidanceModels

extension AutomaticRun {
    /// Puts the answer together: the adjustments in layout order, and the ledger for the next event.
    func assemble(focus: consuming Focus?) -> AdjustmentAnswer {
        var adjustments: [Adjustment] = []
        var entries: [Entry<LedgerEntry>] = []
        let keeps = keyboard.placement != .hidden
        let lifted = tree.lift?.root
        // Few views are adjusted, so room for many would be wasted.
        let room = min(2, tree.scrolls.count + tree.bars.count)
        adjustments.reserveCapacity(room)
        entries.reserveCapacity(keeps ? room : 0)
        for index in tree.nodes.indices {
            let scroll = tree.nodes[index].scroll
            let bar = tree.nodes[index].bar
            if scroll < 0, bar < 0, ledger.isEmpty, index != lifted { continue }
            let known = ledger.position(of: tree.ids[index])
            if tree.nodes[index].isHidden {
                if let known { entries.append(ledger.entries[known]) }
                continue
            }
            let shift = Shift(
                now: known.flatMap { ledger.entries[$0].value.applied.translation } ?? .zero,
                before: known.flatMap { ledger.entries[$0].value.before.translation } ?? .zero,
                lift: index == lifted ? tree.lift?.distance ?? 0 : 0
            )
            // What is listed or kept is appended first and filled in its place: both are large.
            let listsScroll = scroll >= 0 && tree.scrolls[scroll].isListed
            if listsScroll || bar >= 0 || shift.isListed {
                let last = adjustments.count
                adjustments.append(Adjustment(view: tree.ids[index]))
                if listsScroll { adjustments[last].set(tree.scrolls[scroll]) }
                if bar >= 0 { adjustments[last].set(tree.bars[bar]) }
                if shift.isListed { adjustments[last].set(shift) }
            }
            let keepsScroll = listsScroll && tree.scrolls[scroll].isKept
            let keepsBar = bar >= 0 && tree.bars[bar].isRaised
            if keeps, keepsScroll || keepsBar || shift.isKept {
                let last = entries.count
                entries.append(Entry(tree.ids[index], LedgerEntry(before: ViewValues(), applied: ViewValues())))
                if keepsScroll { entries[last].value.keep(tree.scrolls[scroll]) }
                if keepsBar { entries[last].value.keep(tree.bars[bar]) }
                if shift.isKept { entries[last].value.keep(shift) }
            }
        }
        return AdjustmentAnswer(
            keyboard: KeyboardAnswer(self),
            adjustments: adjustments,
            focus: focus,
            animation: animation,
            state: AvoidanceState(
                keyboard: KeyboardState(frame: keyboard.frame, placement: keyboard.placement),
                views: entries
            ),
            warnings: warnings,
            explanation: trace.steps
        )
    }
}
