import AvoidanceModels

extension AutomaticRun {
    /// Gives every scroll view the offset that it has without a target: the one before the keyboard, or the user's
    /// own, brought back into range where our inset alone made it legal (design, section 4, rules 7 and 9).
    ///
    /// Returns whether an offset is another one than the views were placed with.
    mutating func setRestingOffsets() -> Bool {
        var isChanged = false
        for index in tree.scrolls.indices where tree.scrolls[index].hasEntry {
            let scroll = tree.scrolls[index]
            let node = tree.nodes[scroll.node]
            if node.isHidden || scroll.geometry.isTracking { continue }
            var offset = scroll.base
            if keyboard.placement == .hidden, policy.restore == .stay { offset = scroll.geometry.contentOffset }
            let old = (inset: scroll.geometry.contentInset.adding(scroll.system), size: node.frame)
            let new = (inset: scroll.adjusted, size: node.placed)
            let content = contentSize(of: scroll, node)
            offset.x = legal(
                offset.x,
                before: range(content.width, old.size.width, old.inset.left, old.inset.right),
                now: range(content.width, new.size.width, new.inset.left, new.inset.right)
            )
            offset.y = legal(
                offset.y,
                before: range(content.height, old.size.height, old.inset.top, old.inset.bottom),
                now: range(content.height, new.size.height, new.inset.top, new.inset.bottom)
            )
            // Only our inset made the old offset legal, so the new one is what a later event works from.
            if offset != scroll.base, keyboard.placement != .hidden { tree.scrolls[index].base = offset }
            if offset != scroll.offset { isChanged = true }
            tree.scrolls[index].offset = offset
            if offset != scroll.geometry.contentOffset {
                trace.add(
                    .ledger,
                    node.id,
                    "the offset to start from is (\(offset.x.text), \(offset.y.text)); it is now "
                        + "(\(scroll.geometry.contentOffset.x.text), \(scroll.geometry.contentOffset.y.text))"
                )
            }
        }
        return isChanged
    }

    /// The content's size; without one, the view's own.
    func contentSize(of scroll: ScrollNode, _ node: LayoutNode) -> Size {
        scroll.geometry.contentSize ?? Size(width: node.frame.width, height: node.frame.height)
    }

    /// The legal offsets on one own axis; an upper end below the lower one means the lower one.
    func range(_ content: Double, _ bounds: Double, _ leading: Double, _ trailing: Double) -> Span {
        Span(-leading, max(-leading, content + trailing - bounds))
    }

    /// An offset held to the ends of its range that have come closer, where it was legal before; one that was out of
    /// range anyway is left alone.
    private func legal(_ offset: Double, before: Span, now: Span) -> Double {
        guard before.contains(Span(offset, offset)) else { return offset }
        if now.end < before.end, offset > now.end { return max(now.end, now.start) }
        if now.start > before.start, offset < now.start { return now.start }
        return offset
    }
}
