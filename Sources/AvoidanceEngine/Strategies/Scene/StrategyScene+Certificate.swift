import AvoidanceModels

extension StrategyScene {
    /// How much of the focus is in sight by the true geometry, with what a strategy sets.
    ///
    /// The keyboard is the one that `automatic` sees, so that the certificates of all strategies can be compared.
    /// `visibleBefore` starts from the values that the ledger has from before the first adjustment.
    func certificate(after outcome: StrategyOutcome) -> Focus? {
        guard let focus else { return nil }
        var policy = Policy()
        policy.margin =
            self.policy.strategy.declaration.members.contains(.margin) ? self.policy.margin : Margin(top: 0, bottom: 0)
        var run = AutomaticRun(
            AdjustmentRequest(layout: layout, event: event, policy: policy, state: state),
            scope: .all
        )
        for index in tree.nodes.indices {
            if let frame = entry(of: index)?.before.frame { run.tree.nodes[index].frame.move(like: frame) }
        }
        let shrinkers = run.tree.shrinkers(for: self, outcome)
        run.tree.place(bars: .atRest)
        let visibleBefore = run.visibleShareOfFocus
        for index in tree.nodes.indices { run.tree.set(outcome.after(index), at: index, in: self) }
        for shrinker in shrinkers { run.tree.bars[shrinker.bar].placed = shrinker.after }
        run.tree.place(bars: .asGiven)
        run.measureOverlaps()
        run.tree.raiseFrames(as: outcome, in: self)
        return run.certificate(of: focus, visibleBefore: visibleBefore)
    }
}

extension LayoutTree {
    /// A bar that stands for a view whose height or padding changes.
    fileprivate struct Shrinker {
        /// Among the tree's bars.
        var bar: Int
        /// The constant after the adjustment.
        var after: Double
    }

    /// Makes every view that is or gets shorter or padded one that is pinned at its top and shrinks, so that what is
    /// inside it ends where it ends.
    fileprivate mutating func shrinkers(for scene: StrategyScene, _ outcome: StrategyOutcome) -> [Shrinker] {
        var shrinkers: [Shrinker] = []
        for index in nodes.indices where nodes[index].bar < 0 {
            let after = outcome.after(index)
            let entry = scene.entry(of: index)
            let now = nodes[index].frame.height
            let rest = entry?.before.frame?.height ?? now
            let padding = entry?.applied.paddingBottom ?? 0
            let constantNow = now - rest - padding
            let constantAfter = (after.frame?.height ?? now) - rest - (after.paddingBottom ?? padding)
            guard constantNow != 0 || constantAfter != 0 else { continue }
            // What is inside a padded view ends at the padding now, or would if it had been laid out since.
            nodes[index].frame.height = max(0, now - padding)
            nodes[index].bar = bars.count
            let constraint = BottomConstraint(relativeTo: .window, constant: constantNow, pinsTop: true)
            bars.append(BarNode(index, constraint))
            bars[nodes[index].bar].rest = 0
            shrinkers.append(Shrinker(bar: nodes[index].bar, after: constantAfter))
        }
        return shrinkers
    }

    /// Gives a view the values that an answer sets, its present ones for the others.
    fileprivate mutating func set(_ after: ViewValues, at index: Int, in scene: StrategyScene) {
        nodes[index].frame.move(like: after.frame ?? scene.tree.nodes[index].frame)
        let translation = after.translation ?? scene.translation(of: index)
        nodes[index].frame = nodes[index].frame.moved(dx: translation.x, dy: translation.y)
        if let geometry = scene.geometry(of: index) {
            let scroll = nodes[index].scroll
            scrolls[scroll].inset = after.contentInset ?? geometry.contentInset
            scrolls[scroll].offset = after.contentOffset ?? geometry.contentOffset
            scrolls[scroll].geometry.contentSize = after.contentSize ?? geometry.contentSize
            scrolls[scroll].geometry.isScrollEnabled = after.isScrollEnabled ?? geometry.isScrollEnabled
        }
        if nodes[index].bar >= 0 {
            bars[nodes[index].bar].placed = after.bottomConstraint ?? bars[nodes[index].bar].now
        }
    }

    /// Makes every view whose frame a strategy raises one that lies on the keyboard as a bar does.
    fileprivate mutating func raiseFrames(as outcome: StrategyOutcome, in scene: StrategyScene) {
        for index in nodes.indices where nodes[index].bar < 0 {
            guard let frame = outcome.after(index).frame else { continue }
            let rest = scene.entry(of: index)?.before.frame ?? scene.tree.nodes[index].frame
            guard frame.y < rest.y else { continue }
            var bar = BarNode(index, BottomConstraint(relativeTo: .window))
            bar.placed = frame.y - rest.y
            bars.append(bar)
        }
    }
}

extension Rect {
    /// Takes another's origin and width; the height is a matter of bars.
    fileprivate mutating func move(like other: Rect) {
        self = Rect(x: other.x, y: other.y, width: other.width, height: height)
    }
}
