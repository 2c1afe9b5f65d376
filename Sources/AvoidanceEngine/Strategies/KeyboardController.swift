import AvoidanceModels

/// The `KeyboardAwareScrollView` of react-native-keyboard-controller, 1.22, mode `insets`.
///
/// With H the window's height, kh the keyboard's, visible = H − kh and point = field's top + caret's lower end in it (or
/// the field's height): both insets' bottoms = author's + kh + extraKeyboardSpace. If visible − point ≤ bottomOffset:
/// offset = max(offset, first snap point ≥ offset + point − visible + bottomOffset). Else if the point lies above the
/// scroll view: offset += point − (visible − bottomOffset). A hide goes back to the offset before the last change of
/// focus or size, if the field was covered then.
///
/// Only the scroll view next to the field scrolls. Where the keyboard lies, safe areas and drags are ignored.
enum KeyboardController: Strategy {
    private typealias Parameters = KeyboardControllerParameters

    private static let fields: ViewFields = [.contentInset, .scrollIndicatorInsets, .contentOffset]

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let components = outcome.components(scene.policy[Parameters.views], in: scene)
        let heard = heard(scene)
        if heard == nil { outcome.passStateOn() }
        let scrolling = scene.focus.flatMap { scene.scrollViews(around: $0).first }
        for component in components {
            guard let heard else {
                outcome.list(component, fields)
                continue
            }
            let isScrolling = component == scrolling && scene.policy[Parameters.enabled]
            outcome.change(component, fields) { values in
                setInsets(of: component, in: scene, isUp: heard != .gone, &values)
                let target =
                    switch heard {
                    case .gone: offsetAfterHide(of: component, isScrolling: isScrolling, in: scene)
                    case .appeared, .moved: isScrolling ? offset(of: component, in: scene) : nil
                    }
                guard let target, let inset = values.contentInset else { return }
                values.contentOffset = Point(x: 0, y: scene.reactNativeOffset(target, of: component, inset: inset))
            }
            remember(component, after: heard, in: scene, &outcome)
        }
    }

    /// What an event tells the component.
    private enum Heard {
        /// The keyboard came or changed its height, or the focus changed.
        case appeared
        /// The caret moved.
        case moved
        case gone
    }

    private static func heard(_ scene: StrategyScene) -> Heard? {
        let wasUp = !scene.previousKeyboard.isHidden
        switch scene.event.type {
        case .keyboardWillShow:
            // The original tells a hide by the height alone.
            if scene.keyboard.frame.height == 0 { return .gone }
            let isSame = wasUp && scene.previousKeyboard.frame.height == scene.keyboard.frame.height
            return isSame ? nil : .appeared
        case .focusDidChange: return wasUp ? .appeared : nil
        case .caretDidMove: return wasUp ? .moved : nil
        case .keyboardWillHide: return .gone
        default: return nil
        }
    }

    private static func setInsets(of view: Int, in scene: StrategyScene, isUp: Bool, _ values: inout ViewValues) {
        let before = scene.entry(of: view)?.before
        let isAdding = isUp && scene.policy[Parameters.enabled]
        let added = isAdding ? scene.keyboard.frame.height + scene.policy[Parameters.extraKeyboardSpace] : 0
        values.contentInset = before?.contentInset ?? values.contentInset
        values.contentInset?.bottom += added
        values.scrollIndicatorInsets = before?.scrollIndicatorInsets ?? values.scrollIndicatorInsets
        values.scrollIndicatorInsets?.bottom += added
    }

    /// Where the scroll view scrolls for the keyboard that is up; nil for nowhere.
    private static func offset(of view: Int, in scene: StrategyScene) -> Double? {
        guard let offset = scene.geometry(of: view)?.contentOffset.y, let point = point(in: scene) else { return nil }
        let margin = scene.policy[Parameters.bottomOffset]
        let visible = scene.tree.window.height - scene.keyboard.frame.height
        if visible - point <= margin {
            let wanted = offset + point - visible + margin
            let snapped = scene.policy[Parameters.snapToOffsets]?.first { $0 >= wanted }
            return max(snapped ?? wanted, offset)
        }
        return point < scene.windowFrame(of: view).minY ? offset + point - (visible - margin) : nil
    }

    /// Where the scroll view goes when the keyboard leaves; nil for nowhere.
    private static func offsetAfterHide(of view: Int, isScrolling: Bool, in scene: StrategyScene) -> Double? {
        guard let offset = scene.geometry(of: view)?.contentOffset.y else { return nil }
        let end = scene.contentSize(of: view).height - scene.tree.nodes[view].frame.height
        if offset > end { return end }
        guard isScrolling, !scene.policy[Parameters.disableScrollOnKeyboardHide],
            let before = scene.entry(of: view)?.before.contentOffset?.y, let point = point(in: scene)
        else { return nil }
        let margin = scene.policy[Parameters.bottomOffset]
        let height = scene.previousKeyboard.isHidden ? 0 : scene.previousKeyboard.frame.height
        let visible = scene.tree.window.height - height
        let pointBefore = point + offset - before
        if visible - pointBefore <= margin { return before }
        return pointBefore < scene.windowFrame(of: view).minY ? before + pointBefore - (visible - margin) : nil
    }

    /// The y in the window that must stay visible; nil without a first responder.
    private static func point(in scene: StrategyScene) -> Double? {
        guard let focus = scene.focus else { return nil }
        let height = scene.tree.nodes[focus].frame.height
        let end = scene.layout.caret.map { max(0, min($0.maxY, height)) } ?? height
        return scene.windowFrame(of: focus).minY + end
    }

    /// Keeps the offset that a hide goes back to: the present one, at every change of focus or size anew.
    private static func remember(
        _ view: Int,
        after heard: Heard,
        in scene: StrategyScene,
        _ outcome: inout StrategyOutcome
    ) {
        guard heard == .appeared else {
            outcome.forgetOnceBack(view, [.contentInset, .scrollIndicatorInsets], in: scene)
            return
        }
        var before = scene.entry(of: view)?.before ?? ViewValues()
        before.contentOffset = nil
        before.fill(from: scene.present(view, fields))
        outcome.remember(view, LedgerEntry(before: before, applied: outcome.after(view)))
    }
}
