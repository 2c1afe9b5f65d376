import AvoidanceModels

/// Flutter: a `Scaffold` whose body is resized, `Scrollable`s, and `EditableText` showing its caret, on iOS.
///
/// With v the docked keyboard's part inside the window: the outermost scroll views' lower edge = min(its rest, H − v).
/// If v grew, or the focus or the caret changed, every scroll view on the way up, the innermost first, shows the caret,
/// or without one the field, with scrollPadding above and below: with L = its top and T = its bottom − height,
/// offset > max(L, T) becomes the maximum, offset < min(L, T) the minimum, held to 0 … content − height. The outer ones
/// reckon with the offset before it is held.
///
/// Insets and safe areas are ignored; a keyboard that shrinks scrolls nothing.
enum Flutter: Strategy {
    private typealias Parameters = FlutterParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let outermost = Set(scene.outermostScrollViews)
        for view in scene.scrollViews {
            outcome.list(view, outermost.contains(view) ? [.contentOffset, .frame] : .contentOffset)
        }
        switch scene.event.type {
        case .focusDidChange, .caretDidMove:
            reveal(in: scene, &outcome)
        case .keyboardWillShow, .keyboardWillChangeFrame, .keyboardWillHide:
            guard isHeard(scene) else {
                outcome.passStateOn()
                return
            }
            let inset = bottomInset(of: scene.keyboard, in: scene)
            let taken = scene.policy[Parameters.resizeToAvoidBottomInset] ? inset : 0
            for view in outermost.sorted() { resize(view, besides: taken, in: scene, &outcome) }
            if inset > bottomInset(of: scene.previousKeyboard, in: scene) { reveal(in: scene, &outcome) }
        default:
            outcome.passStateOn()
        }
    }

    /// Whether the system's notification is taken: an all-zero change of frame isn't, nor is another app's keyboard
    /// unless it goes.
    private static func isHeard(_ scene: StrategyScene) -> Bool {
        let frame = scene.keyboard.frame
        if scene.event.type == .keyboardWillChangeFrame, frame == .zero { return false }
        return scene.event.isLocal || scene.event.type == .keyboardWillHide || frame.width == 0 || frame.height == 0
    }

    /// How far a keyboard reaches into the window; 0 unless it is docked.
    private static func bottomInset(of keyboard: TakenKeyboard, in scene: StrategyScene) -> Double {
        let frame = keyboard.frame
        let screen = scene.layout.screen
        guard !keyboard.isHidden, frame.width > 0, frame.height > 0,
            frame.overlaps(Rect(x: 0, y: 0, width: screen.width, height: screen.height)),
            frame.maxY.rounded() >= screen.height, frame.overlaps(scene.layout.window)
        else { return 0 }
        return frame.intersection(scene.layout.window).height
    }

    private static func resize(
        _ view: Int,
        besides taken: Double,
        in scene: StrategyScene,
        _ outcome: inout StrategyOutcome
    ) {
        outcome.change(view, [.contentOffset, .frame]) { values in
            let frame = scene.frame(of: view, besides: taken)
            values.frame = frame
            let hasGrown = frame.height > scene.tree.nodes[view].frame.height
            guard hasGrown, let offset = values.contentOffset?.y else { return }
            values.contentOffset?.y = min(offset, max(0, scene.contentSize(of: view).height - frame.height))
        }
        outcome.forgetOnceBack(view, .frame, in: scene)
    }

    /// Scrolls the target into every viewport on its way up.
    private static func reveal(in scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        guard let focus = scene.focus else { return }
        let padding = scene.policy[Parameters.scrollPadding]
        var target = scene.layout.caret ?? scene.bounds(of: focus)
        target.y -= padding.top
        target.height += padding.top + padding.bottom
        scene.climb(from: focus, with: target) { view, target in
            let present = outcome.after(view)
            let height = present.frame?.height ?? scene.tree.nodes[view].frame.height
            guard let offset = present.contentOffset else { return scene.bounds(of: view).origin }
            let wanted = min(max(offset.y, min(target.y, target.maxY - height)), max(target.y, target.maxY - height))
            set(wanted, of: view, height: height, in: scene, &outcome)
            return Point(x: offset.x, y: wanted)
        }
    }

    /// Scrolls a viewport to an offset, as far as its content reaches.
    private static func set(
        _ wanted: Double,
        of view: Int,
        height: Double,
        in scene: StrategyScene,
        _ outcome: inout StrategyOutcome
    ) {
        let now = outcome.after(view)
        guard let offset = now.contentOffset?.y, wanted != offset else { return }
        let isOutermost = now.frame != nil
        outcome.change(view, isOutermost ? [.contentOffset, .frame] : .contentOffset) { values in
            values.frame = now.frame
            values.contentOffset?.y = max(0, min(wanted, max(0, scene.contentSize(of: view).height - height)))
        }
        outcome.forgetOnceBack(view, .frame, in: scene)
    }
}
