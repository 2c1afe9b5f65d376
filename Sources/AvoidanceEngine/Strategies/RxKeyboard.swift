import AvoidanceModels

/// RxKeyboard's streams with the three recipes of its README.
///
/// With v = visibleHeight, the height of the part of the keyboard's frame that is on the screen: every scroll view's
/// contentInset.bottom = v, its contentOffset.y += v once when v was 0 (willShowVisibleHeight), the bar's constant = −v;
/// a toolbar without constraint gets frame.y = its superview's height − its own − v.
///
/// Nothing is emitted for a frame that is the last one again. The offset never goes back. Focus, safe areas, the window
/// (screen coordinates are taken) and the author's insets are ignored.
enum RxKeyboard: Strategy {
    private typealias Parameters = RxKeyboardParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        var streams = KeyboardStreams(scene.previousKeyboard, on: scene.layout.screen)
        streams.take(scene.event)
        if !streams.isHeard(scene.event.type) { outcome.passStateOn() }
        outcome.keyboard = streams.answer(in: scene)
        let ids = scene.policy[Parameters.views]
        let scrollViews = ids.map { outcome.views($0, namedBy: "views", in: scene) } ?? scene.scrollViews
        for scrollView in scrollViews where scene.geometry(of: scrollView) != nil {
            let fields: ViewFields = [.contentInset, .contentOffset]
            guard streams.hasEmitted else {
                outcome.list(scrollView, fields)
                continue
            }
            outcome.change(scrollView, fields) { values in
                values.contentInset?.bottom = streams.visibleHeight
                values.contentOffset?.y += streams.willShow ?? 0
            }
        }
        for bar in scene.tree.nodes.indices where !scene.tree.nodes[bar].isHidden {
            place(bar, above: streams, in: scene, &outcome)
        }
    }

    /// Puts a bar on the keyboard: by its constraint, or a toolbar without one by its frame.
    private static func place(
        _ bar: Int,
        above streams: KeyboardStreams,
        in scene: StrategyScene,
        _ outcome: inout StrategyOutcome
    ) {
        let node = scene.tree.nodes[bar]
        let isConstrained = node.bar >= 0
        guard isConstrained || scene.kind(of: bar) == "toolbar" else { return }
        let fields: ViewFields = isConstrained ? .bottomConstraint : .frame
        guard streams.hasEmitted else {
            outcome.list(bar, fields)
            return
        }
        let container = node.parent < 0 ? scene.tree.window.height : scene.tree.nodes[node.parent].frame.height
        outcome.change(bar, fields) { values in
            values.bottomConstraint = isConstrained ? -streams.visibleHeight : nil
            values.frame?.y = container - node.frame.height - streams.visibleHeight
        }
    }
}
