import AvoidanceModels

/// `android.widget.ScrollView`, in a window that the keyboard resizes, pads or ignores.
///
/// contentInset.top and .bottom are its padding, scrollY = contentOffset.y + contentInset.top. In a resized window the
/// outermost scroll views' lower edge = min(its rest, H − keyboard), and a focus that the old height at least touched is
/// scrolled to by the least distance, by its nearer edge, the fading edges left out. As padding the keyboard is added to
/// the author's bottom, and nothing scrolls. A new focus and a moved caret scroll every scroll view on their way up.
///
/// The padding counts as visible in the reckoning of the distance, which is the original's fault.
enum AndroidScrollView: Strategy {
    private typealias Parameters = AndroidScrollViewParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let outermost = Set(scene.outermostScrollViews)
        for view in scene.scrollViews { outcome.list(view, fields(of: view, outermost)) }
        switch scene.event.type {
        case .focusDidChange:
            guard let focus = scene.focus else { return }
            climb(with: scene.bounds(of: focus), isSmooth: false, in: scene, &outcome)
        case .caretDidMove:
            guard let caret = scene.layout.caret else { return }
            climb(with: caret, isSmooth: true, in: scene, &outcome)
        case .layoutDidChange:
            outcome.passStateOn()
        default:
            for view in outermost.sorted() { follow(view, in: scene, &outcome) }
        }
    }

    private static func fields(of view: Int, _ outermost: Set<Int>) -> ViewFields {
        outermost.contains(view) ? [.contentOffset, .frame, .contentInset] : .contentOffset
    }

    /// Gives an outermost scroll view what the keyboard leaves of the window.
    private static func follow(_ view: Int, in scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let policy = scene.policy[Parameters.imeInset]
        guard policy != .none else { return }
        outcome.change(view, [.contentOffset, .frame, .contentInset]) { values in
            guard var scroller = AndroidScroller(view, in: scene, values) else { return }
            if policy == .padding {
                let author = scene.entry(of: view)?.before.contentInset?.bottom ?? scroller.inset.bottom
                scroller.inset.bottom = author + overlap(of: view, in: scene)
                values.contentInset = scroller.inset
                scroller.scroll(to: scroller.scrollY)
            } else {
                let frame = scene.frame(of: view, besides: scene.androidInset)
                values.frame = frame
                scroller.resize(to: frame.height, showing: field(in: view, of: scene))
            }
            values.contentOffset?.y = scroller.offset
        }
        outcome.forgetOnceBack(view, [.frame, .contentInset], in: scene)
    }

    /// How much of a scroll view's height the keyboard covers.
    private static func overlap(of view: Int, in scene: StrategyScene) -> Double {
        let frame = scene.windowFrame(of: view)
        let window = scene.tree.window.height
        return max(0, min(frame.maxY, window) - max(frame.minY, window - scene.androidInset))
    }

    /// The first responder in a scroll view's content; nil where it isn't inside.
    private static func field(in view: Int, of scene: StrategyScene) -> Rect? {
        guard let focus = scene.focus, scene.isInside(focus, view) else { return nil }
        return scene.contentFrame(of: focus, in: view)
    }

    /// Scrolls to a rectangle of the first responder in every scroll view on the way up.
    ///
    /// With smooth scrolls the inner ones have not moved yet when the outer ones reckon.
    private static func climb(
        with rect: Rect,
        isSmooth: Bool,
        in scene: StrategyScene,
        _ outcome: inout StrategyOutcome
    ) {
        guard let focus = scene.focus else { return }
        scene.climb(from: focus, with: rect) { view, target in
            let present = outcome.after(view)
            guard var scroller = AndroidScroller(view, in: scene, present) else { return scene.bounds(of: view).origin }
            scroller.scroll(to: scroller.scrollY + scroller.distance(to: target))
            let fields: ViewFields = present.frame == nil ? .contentOffset : [.contentOffset, .frame, .contentInset]
            outcome.change(view, fields) { $0.contentOffset?.y = scroller.offset }
            outcome.forgetOnceBack(view, [.frame, .contentInset], in: scene)
            let before = scene.bounds(of: view).origin
            return isSmooth ? before : Point(x: before.x, y: scroller.offset)
        }
    }
}
