import AvoidanceModels

/// `Element.scrollIntoView()` of CSSOM View, as Chromium does it.
///
/// Per scrolling box, inner → outer, with the target grown by `margin` and the box less its padding: start, end and
/// center align the edges or the centres; nearest aligns the edge that is out by the least motion, and does nothing
/// where both edges are out. Then the offset is clamped to the range; the next box sees the target where it is then.
/// The outermost box is the page's: what a docked keyboard covers of it is its bottom padding and further range, its
/// own top inset the top padding; inner boxes have their own insets.
///
/// It ignores the caret, the inline axis, snapping, and a floating or undocked keyboard.
enum CSSScrollIntoView: Strategy {
    private typealias Parameters = CSSScrollIntoViewParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        guard let focus = scene.focus else { return }
        let block = scene.policy[Parameters.block]
        let outermost = scene.scrollViews(around: focus).last
        scene.climb(from: focus, with: scene.bounds(of: focus)) { scrollView, rect in
            let box = ScrollingBox(scrollView, isOutermost: scrollView == outermost, in: scene)
            let offset = box.offset(for: box.target(rect, margin: scene.policy.margin), block)
            let now = scene.bounds(of: scrollView).origin
            let after = Point(x: now.x, y: offset)
            outcome.change(scrollView, .contentOffset) { $0.contentOffset = after }
            return outcome.after(scrollView).contentOffset ?? now
        }
    }
}

/// A scroll view as CSS sees it, on its own vertical axis.
private struct ScrollingBox {
    /// The offset.
    var offset: Double
    /// The height of the box less its paddings.
    var height: Double
    var paddingTop: Double
    /// Where the offset may be.
    var range: Span

    init(_ scrollView: Int, isOutermost: Bool, in scene: StrategyScene) {
        let bounds = scene.bounds(of: scrollView)
        let inset = scene.geometry(of: scrollView)?.contentInset ?? .zero
        let paddingBottom = isOutermost ? scene.dockedOverlap(with: scrollView) : inset.bottom
        offset = bounds.y
        height = bounds.height - inset.top - paddingBottom
        paddingTop = inset.top
        range = Span(-inset.top, scene.contentSize(of: scrollView).height + paddingBottom - bounds.height)
    }

    /// The target's extent with its margin.
    func target(_ rect: Rect, margin: Margin) -> Span {
        Span(rect.minY - margin.top, rect.maxY + margin.bottom)
    }

    /// The offset that shows the target.
    func offset(for target: Span, _ block: ScrollAlignment) -> Double {
        let alignedTops = target.start - paddingTop
        let alignedBottoms = target.end - paddingTop - height
        let wanted =
            switch block {
            case .start: alignedTops
            case .end: alignedBottoms
            case .center: (alignedTops + alignedBottoms) / 2
            case .nearest: nearest(alignedTops, alignedBottoms)
            }
        return range.clamp(wanted)
    }

    /// The target is out at the top while the offset lies beyond the one that aligns the tops, and at the bottom while it
    /// lies before the one that aligns the bottoms.
    private func nearest(_ alignedTops: Double, _ alignedBottoms: Double) -> Double {
        let isTopOut = offset > alignedTops
        let isBottomOut = offset < alignedBottoms
        if isTopOut == isBottomOut { return offset }
        return isTopOut ? max(alignedTops, alignedBottoms) : min(alignedTops, alignedBottoms)
    }
}

extension StrategyScene {
    /// How much of a view's height in the window a docked keyboard covers.
    fileprivate func dockedOverlap(with index: Int) -> Double {
        guard keyboard.placement.isDocked else { return 0 }
        return keyboard.state(in: layout).frame.intersection(windowFrame(of: index)).height
    }
}
