import AvoidanceModels

extension AutomaticRun {
    /// Notes what the scroll views are without a keyboard, with the bars at rest: how large a content is that the request
    /// leaves out, which does not shrink with the view, and whose offset is out of range already (design, section 4,
    /// rule 7).
    mutating func noteRest() {
        for index in tree.scrolls.indices {
            let node = tree.scrolls[index].node
            if tree.scrolls[index].geometry.contentSize == nil {
                let placed = tree.nodes[node].placed
                tree.scrolls[index].geometry.contentSize = Size(width: placed.width, height: placed.height)
            }
            if !tree.scrolls[index].hasEntry {
                tree.scrolls[index].system = tree.systemInsets(of: node)
                tree.scrolls[index].wasOutOfRange = isOutOfRange(tree.scrolls[index])
            }
        }
    }

    /// Gives every scroll view its insets and the offset that it has without a target, the outer ones first, since their
    /// offsets say where the inner ones lie.
    ///
    /// Returns whether an offset is another one than the views were placed with; they are placed with it then.
    mutating func settleAtRest(bars placement: LayoutTree.BarPlacement) -> Bool {
        var isChanged = false
        for index in tree.scrolls.indices {
            measureOverlap(of: index)
            setInset(of: index)
            let node = tree.scrolls[index].node
            guard !tree.nodes[node].isHidden, tree.scrolls[index].hasEntry, !tree.scrolls[index].geometry.isTracking,
                setRestingOffset(of: index)
            else { continue }
            tree.placeAgain(inside: node, bars: placement)
            isChanged = true
        }
        return isChanged
    }

    /// Gives a scroll view the offset that it has without a target: the one before the keyboard, or the user's own,
    /// brought back into range where our inset alone made it legal (design, section 4, rules 7 and 9).
    ///
    /// Returns whether it is another one than the scroll view was placed with.
    private mutating func setRestingOffset(of index: Int) -> Bool {
        let scroll = tree.scrolls[index]
        var offset = scroll.base
        if keyboard.placement.isHidden, policy.restore == .stay { offset = scroll.geometry.contentOffset }
        if !scroll.wasOutOfRange {
            let extents = extents(of: scroll)
            offset.x = extents.x.legal(offset.x)
            offset.y = extents.y.legal(offset.y)
            // Only our inset made the old offset legal, so the new one is what a later event works from.
            if offset != scroll.base, !keyboard.placement.isHidden { tree.scrolls[index].base = offset }
        }
        tree.scrolls[index].offset = offset
        if offset != scroll.geometry.contentOffset {
            trace.add(
                .ledger,
                tree.ids[scroll.node],
                "the offset to start from is (\(offset.x.text), \(offset.y.text)); it is now "
                    + "(\(scroll.geometry.contentOffset.x.text), \(scroll.geometry.contentOffset.y.text))"
            )
        }
        return offset != scroll.offset
    }

    /// What an own axis of a scroll view has, with the insets that are there now and those to set.
    private struct Extent {
        var content: Double
        var leading: (now: Double, new: Double)
        /// The inset behind the content, less the bounds.
        var trailing: (now: Double, new: Double)

        /// An offset held to the ends of its range from which our inset shrank, where it was legal before; one that
        /// was out of range anyway is left alone.
        func legal(_ offset: Double) -> Double {
            let before = Span(offsetsOf: content, in: 0, leading: leading.now, trailing: trailing.now)
            guard before.contains(Span(offset, offset)) else { return offset }
            let range = Span(offsetsOf: content, in: 0, leading: leading.new, trailing: trailing.new)
            if trailing.new < trailing.now, offset > range.end { return range.end }
            if leading.new < leading.now, offset < range.start { return range.start }
            return offset
        }
    }

    private func extents(of scroll: ScrollNode) -> (x: Extent, y: Extent) {
        let now = tree.nodes[scroll.node].frame
        let new = tree.nodes[scroll.node].placed
        let content = contentSize(of: scroll, tree.nodes[scroll.node])
        let old = scroll.geometry.contentInset.adding(scroll.system)
        let set = scroll.adjusted
        return (
            Extent(
                content: content.width,
                leading: (old.left, set.left),
                trailing: (old.right - now.width, set.right - new.width)
            ),
            Extent(
                content: content.height,
                leading: (old.top, set.top),
                trailing: (old.bottom - now.height, set.bottom - new.height)
            )
        )
    }

    /// Whether the author's own insets do not allow the offset, as the view is placed.
    private func isOutOfRange(_ scroll: ScrollNode) -> Bool {
        let size = tree.nodes[scroll.node].placed
        let content = contentSize(of: scroll, tree.nodes[scroll.node])
        let inset = scroll.author.adding(scroll.system)
        let x = Span(offsetsOf: content.width, in: size.width, leading: inset.left, trailing: inset.right)
        let y = Span(offsetsOf: content.height, in: size.height, leading: inset.top, trailing: inset.bottom)
        return !x.contains(Span(scroll.base.x, scroll.base.x)) || !y.contains(Span(scroll.base.y, scroll.base.y))
    }

    /// The content's size; without one, the view's own.
    func contentSize(of scroll: ScrollNode, _ node: LayoutNode) -> Size {
        scroll.geometry.contentSize ?? Size(width: node.frame.width, height: node.frame.height)
    }
}

extension Span {
    /// The legal offsets on one own axis of a scroll view; an upper end below the lower one means the lower one.
    init(offsetsOf content: Double, in bounds: Double, leading: Double, trailing: Double) {
        self.init(-leading, max(-leading, content + trailing - bounds))
    }
}
