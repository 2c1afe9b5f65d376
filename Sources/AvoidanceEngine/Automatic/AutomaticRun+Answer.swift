import AvoidanceModels

extension AutomaticRun {
    /// Puts the answer together: the adjustments in layout order, and the ledger for the next event.
    func assemble(focus: Focus?) -> AdjustmentAnswer {
        var adjustments: [Adjustment] = []
        var entries: [Entry<LedgerEntry>] = []
        let lifted = tree.lift?.root
        for index in tree.nodes.indices {
            let node = tree.nodes[index]
            let entry = ledger.entry(of: node.id)
            if node.scroll < 0, node.bar < 0, entry == nil, index != lifted { continue }
            if node.isHidden {
                if let entry { entries.append(Entry(node.id, entry)) }
                continue
            }
            var result = ViewResult(node.id)
            if node.scroll >= 0 { result.add(tree.scrolls[node.scroll]) }
            if node.bar >= 0 { result.add(tree.bars[node.bar]) }
            result.addTranslation(entry: entry, lift: index == lifted ? tree.lift?.distance ?? 0 : 0)
            if let adjustment = result.adjustment { adjustments.append(adjustment) }
            if keyboard.placement != .hidden, let entry = result.entry { entries.append(Entry(node.id, entry)) }
        }
        let visibleHeight = keyboard.visibleHeight(in: layout.window)
        let wasHidden = (state.keyboard?.placement ?? .hidden) == .hidden
        return AdjustmentAnswer(
            keyboard: KeyboardAnswer(
                frame: keyboard.frame,
                placement: keyboard.placement,
                visibleHeight: visibleHeight,
                willShowVisibleHeight: wasHidden && visibleHeight > 0 ? visibleHeight : nil,
                isHidden: keyboard.placement == .hidden
            ),
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
