import AvoidanceModels

extension LayoutTree {
    /// Which views of a layout the tree holds.
    enum Scope {
        case all
        /// Those that an answer can depend on, and their superviews: scroll views, views with a bottom constraint, the
        /// first responder, the views of the ledger, and those with one of these ids.
        case involved(Set<String>)
    }

    /// Flattens a layout; the ledger says which values are the author's.
    ///
    /// Nothing is placed yet.
    init(_ layout: borrowing Layout, ledger: Ledger, scope: Scope = .all) {
        window = Rect(x: 0, y: 0, width: layout.window.width, height: layout.window.height)
        safeAreaInsets = layout.safeAreaInsets
        safeBottom = window.height - layout.safeAreaInsets.bottom
        let flattening = Flattening(layout, ledger, scope)
        let room = flattening.keepsAll ? View.count(layout.views.span) : 4
        nodes.reserveCapacity(room)
        ids.reserveCapacity(room)
        append(layout.views, to: -1, flattening)
    }

    /// Appends views with their subviews, back to front.
    ///
    /// The recursion is no deeper than views may nest, ``Layout/maximumDepth``.
    private mutating func append(_ views: [View], to superview: Int, _ flattening: borrowing Flattening) {
        for position in views.indices {
            let index = nodes.count
            let isInvolved = append(views, position, to: superview, flattening)
            guard nodes.count > index, !views[position].subviews.isEmpty else { continue }
            append(views[position].subviews, to: index, flattening)
            if !isInvolved, nodes.count == index + 1 {
                drop(index)
            } else {
                nodes[index].end = nodes.count
            }
        }
    }

    /// Appends the view at a position, unless it has no subviews and nothing can depend on it, and returns whether
    /// something can.
    private mutating func append(
        _ views: [View],
        _ position: Int,
        to superview: Int,
        _ flattening: borrowing Flattening
    ) -> Bool {
        let index = nodes.count
        let isFirst = focus == nil && flattening.isFirstResponder(views[position].id)
        let entry = flattening.entry(of: views[position].id)
        var scroll = -1
        if let geometry = views[position].scroll {
            scroll = scrolls.count
            scrolls.append(ScrollNode(index, geometry))
            if let entry { scrolls[scroll].recall(flattening.ledger[entry], pixel: flattening.pixel) }
        }
        var bar = -1
        if let constraint = views[position].bottomConstraint {
            bar = bars.count
            bars.append(BarNode(index, constraint))
            if let entry { bars[bar].recall(flattening.ledger[entry]) }
        }
        let isInvolved =
            isFirst || entry != nil || scroll >= 0 || bar >= 0 || flattening.keeps(views[position].id)
        if !isInvolved, views[position].subviews.isEmpty { return false }

        nodes.append(
            LayoutNode(
                parent: superview,
                index: index,
                frame: views[position].frame,
                isHidden: views[position].isHidden || superview >= 0 && nodes[superview].isHidden,
                clips: views[position].clipsToBounds ?? (scroll >= 0),
                scroll: scroll,
                bar: bar
            )
        )
        ids.append(views[position].id)
        if isFirst { focus = index }
        if let transform = views[position].transform { setTransform(transform, of: index) }
        return isInvolved
    }

    /// Takes the last view out again, in which nothing matters.
    private mutating func drop(_ index: Int) {
        if nodes[index].extra >= 0 { extras.removeLast() }
        nodes.removeLast()
        ids.removeLast()
    }

    /// What the flattening asks of every view.
    private struct Flattening: ~Copyable {
        let ledger: Ledger
        let pixel: Double
        let keepsAll: Bool
        /// The first responder's id where there is one: a string is copied at less cost than an optional one.
        private let firstResponder: String
        private let hasFirstResponder: Bool
        private let named: Set<String>

        init(_ layout: borrowing Layout, _ ledger: Ledger, _ scope: Scope) {
            self.ledger = ledger
            pixel = 1 / (layout.screen.scale ?? 1)
            firstResponder = layout.firstResponder ?? ""
            hasFirstResponder = layout.firstResponder != nil
            switch scope {
            case .all: (keepsAll, named) = (true, [])
            case .involved(let ids): (keepsAll, named) = (false, ids)
            }
        }

        func isFirstResponder(_ id: String) -> Bool { hasFirstResponder && id == firstResponder }

        func keeps(_ id: String) -> Bool { keepsAll || !named.isEmpty && named.contains(id) }

        /// The position of a view's entry in the ledger.
        func entry(of id: String) -> Int? { ledger.position(of: id) }
    }
}
