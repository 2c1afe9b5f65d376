import AvoidanceModels

/// Jetpack Compose: `verticalScroll` under `imePadding` or `adjustResize`.
///
/// The outermost scroll views' lower edge = min(its rest, H − keyboard). The distance d to a rectangle that begins a below
/// the viewport's top and is n high: 0 if it is inside or covers the viewport, else the smaller in size of a and
/// a + n − height. A viewport that shrinks scrolls by the field's d if that was within 0.5 before; a new focus (the
/// field) and a moved caret scroll every viewport on the way up by d, held to 0 … content − height, and the outer ones
/// reckon with the whole d.
///
/// Content insets are ignored; a field that was cut by half a pixel more before the keyboard stays covered.
enum Compose: Strategy {
    private typealias Parameters = ComposeParameters

    /// A distance that counts as none.
    private static let threshold = 0.5

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let outermost = Set(scene.outermostScrollViews)
        for view in scene.scrollViews {
            outcome.list(view, outermost.contains(view) ? [.contentOffset, .frame] : .contentOffset)
        }
        switch scene.event.type {
        case .focusDidChange:
            reveal(scene.focus.map(scene.bounds), in: scene, &outcome)
        case .caretDidMove:
            reveal(scene.layout.caret ?? scene.focus.map(scene.bounds), in: scene, &outcome)
        case .layoutDidChange:
            outcome.passStateOn()
        default:
            guard scene.policy[Parameters.imeInset] == .resize else { return }
            for view in outermost.sorted() { resize(view, in: scene, &outcome) }
        }
    }

    /// How far to scroll for a rectangle that begins `top` below the viewport's top.
    private static func distance(_ top: Double, _ size: Double, in height: Double) -> Double {
        let end = top + size - height
        let isInside = top >= 0 && end <= 0
        let isCovering = top < 0 && end > 0
        if isInside || isCovering { return 0 }
        return top.magnitude < end.magnitude ? top : end
    }

    private static func resize(_ view: Int, in scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let oldHeight = scene.tree.nodes[view].frame.height
        let frame = scene.frame(of: view, besides: scene.androidInset)
        let end = max(0, scene.contentSize(of: view).height - frame.height)
        outcome.change(view, [.contentOffset, .frame]) { values in
            guard let offset = values.contentOffset?.y else { return }
            var position = min(offset, end)
            if frame.height < oldHeight, let focus = scene.focus, scene.isInside(focus, view) {
                let field = scene.contentFrame(of: focus, in: view)
                let before = distance(field.minY - offset, field.height, in: oldHeight)
                let after = distance(field.minY - position, field.height, in: frame.height)
                if before.magnitude <= threshold && after.magnitude > threshold {
                    position = max(0, min(position + after, end))
                }
            }
            values.frame = frame
            values.contentOffset?.y = position
        }
        outcome.forgetOnceBack(view, .frame, in: scene)
    }

    /// Scrolls a rectangle of the first responder into every viewport on its way up.
    private static func reveal(_ rect: Rect?, in scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        guard let focus = scene.focus, let rect else { return }
        scene.climb(from: focus, with: rect) { view, target in
            let height = scene.tree.nodes[view].frame.height
            let offset = scene.bounds(of: view).origin
            let distance = distance(target.minY - offset.y, target.height, in: height)
            // The outer ones reckon with a distance that is too small to be scrolled as well.
            let destination = Point(x: offset.x, y: offset.y + distance)
            guard distance.magnitude > threshold else { return destination }
            let isOutermost = outcome.after(view).frame != nil
            outcome.change(view, isOutermost ? [.contentOffset, .frame] : .contentOffset) { values in
                let end = max(0, scene.contentSize(of: view).height - height)
                values.contentOffset?.y = max(0, min(destination.y, end))
            }
            outcome.forgetOnceBack(view, .frame, in: scene)
            return destination
        }
    }
}
