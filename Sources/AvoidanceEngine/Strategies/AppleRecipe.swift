import AvoidanceModels

/// The recipe of Apple's archived guide, "Managing the Keyboard".
///
/// On did-show the bottom inset and indicator inset become the *begin* frame's height, the other edges zero. If the
/// view's frame less that height doesn't contain the field's origin, the field's rectangle is scrolled just into view. On
/// will-hide both insets become zero.
///
/// The view is the top-level view around the scroll view; the field's frame is taken in its own superview for both tests,
/// as in the guide. Safe areas, the caret and where the keyboard lies are ignored.
enum AppleRecipe: Strategy {
    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let fields: ViewFields = [.contentInset, .scrollIndicatorInsets, .contentOffset]
        guard let scrollView = scrollView(in: scene) else {
            outcome.passStateOn()
            return
        }
        switch scene.event.type {
        case .keyboardDidShow:
            let height = (scene.event.beginFrame ?? scene.keyboard.frame).height
            let inset = EdgeInsets(bottom: height)
            outcome.change(scrollView, fields) { values in
                values.contentInset = inset
                values.scrollIndicatorInsets = inset
                guard let field = scene.focus, !isOriginClear(of: field, around: scrollView, less: height, scene) else {
                    return
                }
                values.contentOffset = scene.offset(of: scrollView, showing: scene.frame(of: field), with: inset)
            }
        case .keyboardWillHide:
            outcome.change(scrollView, fields) { values in
                values.contentInset = .zero
                values.scrollIndicatorInsets = .zero
            }
        default:
            outcome.passStateOn()
            outcome.list(scrollView, fields)
        }
    }

    /// The nearest scroll view around the first responder; without one, the first that the state knows, or the first.
    private static func scrollView(in scene: StrategyScene) -> Int? {
        if let field = scene.focus { return scene.scrollViews(around: field).first }
        return scene.scrollViews.first { scene.entry(of: $0) != nil } ?? scene.scrollViews.first
    }

    /// Whether the view's frame, less the keyboard's height, contains the field's origin.
    private static func isOriginClear(
        of field: Int,
        around scrollView: Int,
        less height: Double,
        _ scene: StrategyScene
    ) -> Bool {
        let view = scene.frame(of: scene.tree.root(of: scrollView))
        let origin = scene.frame(of: field).origin
        return origin.x >= view.minX && origin.x < view.maxX && origin.y >= view.minY
            && origin.y < view.maxY - height
    }
}

extension StrategyScene {
    /// UIKit's `scrollRectToVisible`: the least motion that shows a rectangle of the content between the insets, the
    /// system's included; none where it shows already.
    fileprivate func offset(of scrollView: Int, showing rect: Rect, with inset: EdgeInsets) -> Point {
        let bounds = bounds(of: scrollView)
        let size = contentSize(of: scrollView)
        let inset = inset.adding(systemInsets(of: scrollView))
        return Point(
            x: bounds.span(on: .horizontal)
                .start(showing: rect.span(on: .horizontal), between: inset.left, inset.right, within: size.width),
            y: bounds.span(on: .vertical)
                .start(showing: rect.span(on: .vertical), between: inset.top, inset.bottom, within: size.height)
        )
    }
}

extension Span {
    /// Where the bounds have to start so that a target shows between two insets, within the content's range.
    fileprivate func start(
        showing target: Span,
        between before: Double,
        _ after: Double,
        within content: Double
    ) -> Double {
        var wanted = max(start, target.end - (length - after))
        if target.start < wanted + before { wanted = target.start - before }
        if wanted == start { return start }
        return Span(-before, content + after - length).clamp(wanted)
    }
}
