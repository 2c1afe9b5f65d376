import AvoidanceModels

/// IQKeyboardManager 8, on iOS 26.
///
/// With K the keyboard's top, h its height and covered = the window's part of [K − keyboardDistance − the root's safe
/// area, K + h]: move = trunc(min(field's top − top guide, field's bottom − (H − covered) + bottom guide)). From the
/// innermost scroll view outwards: offset = min(offset − min(offset, −move), child's top), move −= the difference. The
/// innermost one's insets' bottoms = the keyboard's part, at least the author's, less its safe area. A scrolling text view
/// that is taller than what is free gets the rest as its own inset. What is left moves the root view, by h at most.
///
/// A hide gives root and insets back, the offset only with restoreContentOffset. Events that leave the keyboard's height
/// as it was are not heard; the caret is not looked at, and offsets are not held to the content.
enum IQKeyboardManager: Strategy {
    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        var views = IQViews(scene)
        let heightBefore = scene.previousKeyboard.isHidden ? 0 : height(of: scene.previousKeyboard.frame, in: scene)
        var isHeard = true
        switch scene.event.type {
        case .keyboardWillShow, .keyboardDidShow, .keyboardWillChangeFrame, .keyboardDidChangeFrame,
            .keyboardWillHide, .keyboardDidHide:
            let height = scene.event.type.isHide ? 0 : height(of: scene.keyboard.frame, in: scene)
            isHeard = height != heightBefore
            if isHeard && height == 0 { views.restore() }
            if isHeard && height > 0 { adjust(&views, height: height) }
        case .focusDidChange:
            isHeard = heightBefore > 0
            if isHeard { adjust(&views, height: heightBefore) }
        case .caretDidMove, .layoutDidChange, .keyboardDidDrag:
            isHeard = false
        }
        views.write(to: &outcome)
        if !isHeard { outcome.passStateOn() }
    }

    private static func adjust(_ views: inout IQViews, height: Double) {
        guard var adjustment = IQAdjustment(views, height: height) else { return }
        adjustment.run()
        views = adjustment.views
    }

    /// How far a keyboard reaches up from the screen's bottom; 0 for a floating one.
    private static func height(of frame: Rect, in scene: StrategyScene) -> Double {
        let screen = scene.layout.screen
        let isFloating = frame.width < screen.width && frame.maxY < screen.height
        return isFloating ? 0 : max(screen.height - frame.y, 0)
    }
}
