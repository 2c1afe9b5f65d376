import AvoidanceModels

extension AutomaticRun {
    /// Puts the answer together: the adjustments in layout order, and the ledger for the next event.
    func assemble(focus: consuming Focus?) -> AdjustmentAnswer {
        var adjustments: [Adjustment] = []
        var entries: [Entry<LedgerEntry>] = []
        let isShown = !keyboard.placement.isHidden
        let lifted = tree.lift?.root
        // Few views are adjusted, so room for many would be wasted.
        let room = min(2, tree.scrolls.count + tree.bars.count)
        adjustments.reserveCapacity(room)
        entries.reserveCapacity(isShown ? room : 0)
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
            // An adjustment and an entry are large, so each is appended empty and filled in its place.
            let listsScroll = scroll >= 0 && lists(scroll: scroll)
            if listsScroll || bar >= 0 || shift.isListed {
                let last = adjustments.count
                adjustments.append(Adjustment(view: tree.ids[index]))
                if listsScroll { set(scroll: scroll, in: &adjustments[last]) }
                if bar >= 0 { set(bar: bar, in: &adjustments[last]) }
                if shift.isListed { adjustments[last].translation = Change(before: shift.now, after: shift.after) }
            }
            let keepsScroll = listsScroll && keeps(scroll: scroll)
            let keepsBar = bar >= 0 && tree.bars[bar].isRaised
            if isShown, keepsScroll || keepsBar || shift.isKept {
                let last = entries.count
                entries.append(Entry(tree.ids[index], LedgerEntry(before: ViewValues(), applied: ViewValues())))
                if keepsScroll { keep(scroll: scroll, in: &entries[last].value) }
                if keepsBar { keep(bar: bar, in: &entries[last].value) }
                if shift.isKept { shift.keep(in: &entries[last].value) }
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
            explanation: trace.isOn ? trace.steps : nil
        )
    }
}
