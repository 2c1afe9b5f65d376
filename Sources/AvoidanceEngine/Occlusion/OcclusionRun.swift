package import AvoidanceModels

/// One look at a layout as it is: the views asked for, one after the other, in layout order.
///
/// What counts:
/// - In sight is what lies in the window and in every clipping superview, and under neither the keyboard nor a raised
///   bar: a view in front that is no raised bar may be transparent, so it only takes taps.
/// - A bar is raised when it lies higher than at rest, by the state's ledger. It lies on what is behind it, not on its
///   own superviews and subviews; one that shrinks instead of moving cuts what is in it.
/// - A keyboard of another app covers like any other.
/// - A turned view counts as the smallest upright rectangle around it.
///
/// The cost is linear in the views for what is in sight, times their depth for those that are cut off and times the
/// raised bars that lie on them; for the taps see ``TapPoints``.
package struct OcclusionRun: Sequence, IteratorProtocol {
    package let keyboardAnswer: KeyboardAnswer
    package let warnings: [Warning]
    let tree: LayoutTree
    /// The keyboard in window coordinates; nil when it is hidden.
    let keyboard: Rect?
    /// The raised bars, the frontmost first.
    let raisedBars: [RaisedBar]
    /// The views asked for, by index.
    private let asked: [Int]
    /// For each of them the view that a tap at its centre hits.
    private let hits: [Int?]
    private var position = 0

    /// A raised bar and what can be seen of it but for other bars, in window coordinates.
    struct RaisedBar {
        let node: Int
        let frame: Rect
    }

    package init(_ request: OcclusionRequest) {
        let run = AutomaticRun(lookingAt: request)
        tree = run.tree
        keyboard = run.keyboard.placement.isHidden ? nil : run.keyboard.frame
        keyboardAnswer = KeyboardAnswer(run)
        raisedBars = run.tree.bars.reversed().compactMap { bar in
            let node = run.tree.nodes[bar.node]
            guard bar.isHigher, !bar.pinsTop, !node.isHidden else { return nil }
            return RaisedBar(node: bar.node, frame: node.box.intersection(node.clip))
        }
        let wanted = request.views.map(Set.init)
        asked = run.tree.nodes.indices.filter { wanted?.contains(run.tree.ids[$0]) ?? true }
        hits = tree.hits(at: asked.map { run.tree.nodes[$0].box.middle }, under: keyboard)

        var warnings = run.warnings
        if let id = request.layout.firstResponder, run.tree.focus == nil {
            warnings.append(Warning(.firstResponderNotFound, "No view has the first responder's id \"\(id)\"."))
        }
        self.warnings = warnings
    }

    package mutating func next() -> Occlusion? {
        guard position < asked.count else { return nil }
        defer { position += 1 }
        let index = asked[position]
        let hit = hits[position]
        let node = tree.nodes[index]
        let (visibleShare, coveredBy) = cover(of: index)
        return Occlusion(
            view: tree.ids[index],
            isFirstResponder: index == tree.focus,
            frame: node.box.held,
            visibleShare: visibleShare,
            coveredBy: coveredBy,
            isHittable: hit.map { (index..<node.end).contains($0) } ?? false,
            hitBy: hit.map { tree.ids[$0] }
        )
    }
}

extension AutomaticRun {
    /// Places a layout as it is, with what the state knows of it.
    fileprivate init(lookingAt request: OcclusionRequest) {
        let event =
            request.event
            ?? request.keyboard.map { KeyboardEvent(type: .keyboardDidChangeFrame, endFrame: $0) }
            ?? KeyboardEvent(type: .layoutDidChange)
        let policy = Policy(countsOtherApps: true)
        self.init(
            AdjustmentRequest(layout: request.layout, event: event, policy: policy, state: request.state),
            scope: .all
        )
        applyTranslations()
        if !tree.bars.isEmpty {
            // How high a bar lies at rest is compared at the offsets that are there.
            for index in tree.scrolls.indices {
                tree.scrolls[index].offset = tree.scrolls[index].geometry.contentOffset
            }
            tree.place(bars: .atRest)
        }
        placeAsGiven()
    }

    /// Moves the views that the ledger says are moved: a translation is never part of a frame.
    private mutating func applyTranslations() {
        if ledger.entries.isEmpty { return }
        for index in tree.nodes.indices {
            guard let entry = ledger.entry(of: tree.ids[index]), let now = entry.applied.translation else {
                continue
            }
            let before = entry.before.translation ?? .zero
            var transform = tree.transform(of: index) ?? .identity
            transform.tx += now.x - before.x
            transform.ty += now.y - before.y
            tree.setTransform(transform, of: index)
        }
    }
}

extension Rect {
    fileprivate var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
}
