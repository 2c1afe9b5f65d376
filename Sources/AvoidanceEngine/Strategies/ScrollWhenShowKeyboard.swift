import AvoidanceModels

/// `UIViewController+ScrollWhenShowKeyboard`, an extension in Swift 2 with RxSwift.
///
/// On will-show the insets of the nearest scroll view around the first responder become zero; then, with
/// d = field's maxY − keyboard's minY in that scroll view's space, and only if d > 0, its bottom insets and its
/// offset's y become d, x zero. On will-hide the insets become zero. Nothing happens while the view is not on screen,
/// and without a first responder in a scroll view.
///
/// The original converts the field's *frame* from the field's own space, so the field's origin counts twice; `fixed`
/// takes the bounds. It ignores carets, safe areas, the content's end, the author's insets and every other event.
enum ScrollWhenShowKeyboard: Strategy {
    private typealias Parameters = ScrollWhenShowKeyboardParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let fields: ViewFields = [.contentInset, .scrollIndicatorInsets, .contentOffset]
        let isShow = scene.event.type == .keyboardWillShow
        let isHeard = scene.layout.isAppeared && (isShow || scene.event.type == .keyboardWillHide)
        if !isHeard { outcome.passStateOn() }
        guard let field = scene.focus, let scrollView = scene.scrollViews(around: field).first else { return }
        guard isHeard else {
            outcome.list(scrollView, fields)
            return
        }
        let distance = isShow ? self.distance(from: field, in: scrollView, scene) : 0
        outcome.change(scrollView, fields) { values in
            let inset = EdgeInsets(bottom: max(distance, 0))
            values.contentInset = inset
            values.scrollIndicatorInsets = inset
            if distance > 0 { values.contentOffset = Point(x: 0, y: distance) }
        }
    }

    /// How far the field's lower edge lies below the keyboard's upper one, in the scroll view's space.
    private static func distance(from field: Int, in scrollView: Int, _ scene: StrategyScene) -> Double {
        let rect = scene.policy[Parameters.fixed] ? scene.bounds(of: field) : scene.frame(of: field)
        let keyboard = scene.convert(scene.keyboard.frame, fromWindowTo: scrollView)
        return scene.convert(rect, from: field, to: scrollView).maxY - keyboard.minY
    }
}
