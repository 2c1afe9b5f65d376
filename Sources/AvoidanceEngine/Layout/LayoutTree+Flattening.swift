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
        let room = flattening.keepsAll ? LayoutTree.count(layout.views) : 4
        nodes.reserveCapacity(room)
        ids.reserveCapacity(room)
        append(layout.views, flattening)
    }

    /// Appends views with their subviews, back to front; without recursion, so that no depth exhausts the stack.
    private mutating func append(_ views: [View], _ flattening: borrowing Flattening) {
        var level = Level(views: views, superview: -1, isInvolved: true)
        var outer: [Level] = []
        while true {
            while level.next < level.views.count {
                let position = level.next
                level.next += 1
                guard let view = append(level.views, position, to: level.superview, flattening),
                    !level.views[position].subviews.isEmpty
                else { continue }
                let subviews = level.views[position].subviews
                if outer.isEmpty { outer.reserveCapacity(8) }
                outer.append(level)
                level = Level(views: subviews, superview: view.index, isInvolved: view.isInvolved)
            }
            guard let next = outer.popLast() else { return }
            if !level.isInvolved, nodes.count == level.superview + 1 {
                drop(level.superview)
            } else {
                nodes[level.superview].end = nodes.count
            }
            level = next
        }
    }

    /// Appends the view at a position; nil where nothing can depend on it or a subview.
    private mutating func append(
        _ views: [View],
        _ position: Int,
        to superview: Int,
        _ flattening: borrowing Flattening
    ) -> (index: Int, isInvolved: Bool)? {
        let index = nodes.count
        let isFirst = focus == nil && flattening.isFirstResponder(views[position].id)
        let entry = flattening.entry(of: views[position].id)
        let isInvolved =
            isFirst || entry != nil || views[position].scroll != nil || views[position].bottomConstraint != nil
            || flattening.keeps(views[position].id)
        if !isInvolved, views[position].subviews.isEmpty { return nil }

        nodes.append(
            LayoutNode(
                parent: superview,
                index: index,
                frame: views[position].frame,
                isHidden: views[position].isHidden || superview >= 0 && nodes[superview].isHidden,
                clips: views[position].clipsToBounds ?? (views[position].scroll != nil)
            )
        )
        ids.append(views[position].id)
        if isFirst { focus = index }
        if let transform = views[position].transform { setTransform(transform, of: index) }
        if let geometry = views[position].scroll {
            nodes[index].scroll = scrolls.count
            scrolls.append(ScrollNode(index, geometry))
            if let entry { scrolls[scrolls.count - 1].recall(flattening.ledger[entry], pixel: flattening.pixel) }
        }
        if let constraint = views[position].bottomConstraint {
            nodes[index].bar = bars.count
            bars.append(BarNode(index, constraint))
            if let entry { bars[bars.count - 1].recall(flattening.ledger[entry]) }
        }
        return (index, isInvolved)
    }

    /// Takes the last view out again, in which nothing matters.
    private mutating func drop(_ index: Int) {
        if nodes[index].extra >= 0 { extras.removeLast() }
        nodes.removeLast()
        ids.removeLast()
    }

    /// How many views there are, so that the arrays are made once.
    private static func count(_ views: [View]) -> Int {
        var count = 0
        var levels = [views]
        while let level = levels.popLast() {
            count += level.count
            for position in level.indices where !level[position].subviews.isEmpty {
                levels.append(level[position].subviews)
            }
        }
        return count
    }

    /// The subviews of one view, on the way through the tree.
    private struct Level {
        var views: [View]
        var next = 0
        /// The superview's index, and whether an answer can depend on it.
        var superview: Int
        var isInvolved: Bool
    }

    /// What the flattening asks of every view.
    private struct Flattening: ~Copyable {
        let ledger: Ledger
        let pixel: Double
        let keepsAll: Bool
        private let firstResponder: String?
        private let named: Set<String>

        init(_ layout: borrowing Layout, _ ledger: Ledger, _ scope: Scope) {
            self.ledger = ledger
            pixel = 1 / (layout.screen.scale ?? 1)
            firstResponder = layout.firstResponder
            switch scope {
            case .all: (keepsAll, named) = (true, [])
            case .involved(let ids): (keepsAll, named) = (false, ids)
            }
        }

        func isFirstResponder(_ id: String) -> Bool { id == firstResponder }

        func keeps(_ id: String) -> Bool { keepsAll || !named.isEmpty && named.contains(id) }

        /// The position of a view's entry in the ledger.
        func entry(of id: String) -> Int? { ledger.position(of: id) }
    }
}
