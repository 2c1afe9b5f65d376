import AvoidanceModels

extension AutomaticRun {
    /// Measures how far the keyboard and the raised bars reach into every scroll view.
    ///
    /// Overlaps are measured once, at the base offsets, with the bars where the keyboard puts them.
    mutating func measureOverlaps() {
        for index in tree.scrolls.indices { measureOverlap(of: index) }
    }

    /// Measures how far they reach into one scroll view.
    mutating func measureOverlap(of index: Int) {
        let node = tree.scrolls[index].node
        if tree.nodes[node].isHidden { return }
        tree.scrolls[index].system = tree.systemInsets(of: node)
        if keyboard.placement.isHidden { return }

        let visible = tree.nodes[node].box.intersection(tree.nodes[node].clip)
        let top = coverTop(on: visible, of: node)
        guard visible.width > 0, visible.height > 0, top < visible.maxY else { return }
        tree.scrolls[index].isCovered = true
        guard let direction = ScrollDirection(.vertical, map: tree.nodes[node].map) else { return }
        let placed = tree.nodes[node].placed
        let extent = direction.isOwnVertical ? placed.height : placed.width
        let depth = (visible.maxY - max(top, visible.minY)) / direction.factor.magnitude
        tree.scrolls[index].overlap = min(depth, extent)
    }

    /// The highest edge of the keyboard and the raised bars that lie on what can be seen of a view.
    private func coverTop(on visible: Rect, of node: Int) -> Double {
        var top = Double.greatestFiniteMagnitude
        if keyboard.frame.overlaps(visible) { top = keyboard.frame.minY }
        for bar in tree.bars where covers(bar, node) {
            let box = tree.nodes[bar.node].box
            if box.overlaps(visible) { top = min(top, box.minY) }
        }
        return top
    }

    /// Gives a scroll view that a docked keyboard or a bar on it covers its insets (design, section 4, rule 4).
    mutating func setInset(of index: Int) {
        guard keyboard.placement.isDocked, tree.scrolls[index].isCovered else { return }
        let scroll = tree.scrolls[index]
        let node = tree.nodes[scroll.node]
        guard let direction = ScrollDirection(.vertical, map: node.map), direction.isScrollable(scroll.geometry),
            policy.insets == .all || holdsFocus(scroll)
        else { return }
        let edge = direction.farEdge
        let needed = scroll.overlap - scroll.system[edge]
        tree.scrolls[index].inset[edge] = combined(author: scroll.author[edge], needed)
        tree.scrolls[index].indicator[edge] = combined(author: scroll.authorIndicator[edge], needed)
        trace.add(
            .insets,
            tree.ids[scroll.node],
            "the keyboard, with the bars on it, covers \(scroll.overlap.text) of \(tree.ids[scroll.node]); the system already "
                + "adds \(scroll.system[edge].text), the author \(scroll.author[edge].text); inset "
                + tree.scrolls[index].inset[edge].text
        )
        suspectDuplicate(index, edge)
    }

    /// The author's inset and what the keyboard needs, by the policy's mode.
    private func combined(author: Double, _ needed: Double) -> Double {
        switch policy.insetMode {
        case .max: max(author, needed)
        case .add: author + max(0, needed)
        }
    }

    /// Whether a scroll view is the first responder or holds it.
    func holdsFocus(_ scroll: ScrollNode) -> Bool {
        guard let focus = tree.focus else { return false }
        return scroll.node <= focus && focus < tree.nodes[scroll.node].end
    }

    /// Warns where a scroll view that we know nothing of has just the inset that the keyboard asks for.
    private mutating func suspectDuplicate(_ index: Int, _ edge: Edge) {
        let scroll = tree.scrolls[index]
        guard !scroll.hasEntry else { return }
        let author = scroll.author[edge]
        let suspects = [scroll.overlap, scroll.overlap - scroll.system[edge], keyboard.frame.height]
        guard author > 0, suspects.contains(where: { ($0 - author).magnitude <= Tolerance.dockedBottom }) else {
            return
        }
        warnings.append(
            Warning(
                .duplicateAvoiderSuspected,
                "\"\(tree.ids[scroll.node])\" has the keyboard's inset \(author.text) already, and the state does not know it: "
                    + "something else may avoid the keyboard as well."
            )
        )
    }
}
