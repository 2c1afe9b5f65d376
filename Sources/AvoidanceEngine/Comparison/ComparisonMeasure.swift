import AvoidanceModels

/// The true geometry of an answer, measured on the layout that it leaves, whoever's rule made it.
struct ComparisonMeasure {
    /// Points of the target's height that stay out of sight.
    let targetHidden: Double
    /// How far the field is moved in the window.
    let targetMoved: Double
    /// The empty space that the answer makes above the keyboard.
    let blankSpace: Double
    /// By how much an inset exceeds the overlap and the author's own.
    let excessInset: Double

    init(_ request: ComparisonRequest, _ answer: AdjustmentAnswer, after layout: Layout) {
        let before = AutomaticRun(placing: request.layout, request.event, request.state)
        let after = AutomaticRun(placing: layout, request.event, answer.state)
        if let focus = answer.focus, let index = before.tree.focus {
            let height = request.layout.caret?.height ?? focus.frame.height
            let rest = before.sighting(of: index).box
            let dx = focus.frame.x - rest.x
            let dy = focus.frame.y - rest.y
            targetHidden = (1 - focus.visibleAfter) * height
            targetMoved = (dx * dx + dy * dy).squareRoot()
        } else {
            targetHidden = 0
            targetMoved = 0
        }
        blankSpace = max(0, after.emptySpace(answer) - before.emptySpace(nil))
        excessInset = after.excessInset
    }
}

extension AutomaticRun {
    /// Places a layout as it is, with the keyboard that an event brings.
    fileprivate init(placing layout: Layout, _ event: KeyboardEvent, _ state: AvoidanceState) {
        self.init(AdjustmentRequest(layout: layout, event: event, state: state), scope: .all)
        placeAsGiven()
    }

    /// The greatest inset beyond the overlap and the author's own.
    fileprivate var excessInset: Double {
        var excess = 0.0
        for scroll in tree.scrolls {
            guard let direction = ScrollDirection(.vertical, map: tree.nodes[scroll.node].map) else { continue }
            let edge = direction.farEdge
            let overlap = keyboard.placement.isDocked ? scroll.overlap : 0
            let needed = max(overlap, scroll.author[edge] + scroll.system[edge])
            excess = max(excess, scroll.geometry.contentInset[edge] + scroll.system[edge] - needed)
        }
        return excess
    }

    /// The greatest gap above the keyboard: below the content of a scroll view around the focus, below a top-level
    /// view that was moved up, or below one that keeps more free inside than the keyboard covers.
    fileprivate func emptySpace(_ answer: AdjustmentAnswer?) -> Double {
        let top = keyboard.placement.isDocked ? min(keyboard.frame.minY, tree.window.height) : tree.window.height
        var space = 0.0
        for scroll in tree.scrolls where holdsFocus(scroll) {
            let node = tree.nodes[scroll.node]
            guard node.map.isUpright else { continue }
            let content = contentSize(of: scroll, node).height
            let end = node.box.minY + (content - scroll.offset.y) * node.map.d
            space = max(space, min(node.box.maxY, top) - max(end, node.box.minY))
        }
        for adjustment in answer?.adjustments ?? [] {
            guard let index = tree.ids.firstIndex(of: adjustment.view) else { continue }
            let bottom = tree.nodes[index].box.maxY
            if let lift = adjustment.translation?.after.y, lift < 0, bottom >= top {
                space = max(space, top - bottom - lift)
            }
            if let padding = adjustment.paddingBottom?.after {
                space = max(space, padding - max(0, bottom - top))
            }
            if let frame = adjustment.frame, frame.before.maxY > frame.after.maxY {
                space = max(space, top - bottom)
            }
        }
        return space
    }
}
