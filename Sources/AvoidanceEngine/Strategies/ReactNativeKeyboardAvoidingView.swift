import AvoidanceModels

/// React Native's `KeyboardAvoidingView`.
///
/// bottom = ceil(max(f.y + f.height − K′, 0)), with f the frame in the superview (its fault: not in the window) and K′
/// the keyboard's top less `keyboardVerticalOffset`. By `behavior` it becomes padding, is taken from the height, or moves
/// the content up. It ignores the focus, scroll views and insets.
enum ReactNativeKeyboardAvoidingView: Strategy {
    private typealias Parameters = ReactNativeKeyboardAvoidingViewParameters

    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let ids = scene.policy[Parameters.views]
        let views = ids.map { outcome.views($0, namedBy: "views", in: scene) } ?? scene.firstRoot.map { [$0] } ?? []
        guard let behavior = scene.policy[Parameters.behavior] else {
            outcome.warnings.append(
                Warning(.policyParameterMissing, "Without policy.behavior the KeyboardAvoidingView does nothing.")
            )
            outcome.passStateOn()
            return
        }
        guard let heard = heard(in: scene) else {
            outcome.passStateOn()
            for view in views { outcome.list(view, fields(of: behavior)) }
            return
        }
        for view in views {
            let bottom = bottom(of: view, hearing: heard, behavior, in: scene)
            outcome.change(view, fields(of: behavior)) { values in
                switch behavior {
                case .padding: values.paddingBottom = bottom
                case .position: values.translation = Point(x: 0, y: -bottom)
                case .height: values.frame?.height = firstHeight(of: view, in: scene) - bottom
                }
            }
        }
    }

    private static func fields(of behavior: KeyboardAvoidingBehavior) -> ViewFields {
        switch behavior {
        case .padding: .paddingBottom
        case .position: .translation
        case .height: .frame
        }
    }

    /// What an event tells the view.
    private enum Heard {
        case keyboard(Rect)
        case gone
    }

    /// What the event tells the view; nil where it is not heard.
    private static func heard(in scene: StrategyScene) -> Heard? {
        let isAndroid = scene.policy[Parameters.platform] == .android
        switch scene.event.type {
        case .layoutDidChange where !scene.previousKeyboard.isHidden:
            return .keyboard(scene.previousKeyboard.frame)
        case .keyboardWillShow where !isAndroid, .keyboardDidShow where isAndroid:
            return .keyboard(scene.keyboard.frame)
        case .keyboardWillHide where !isAndroid:
            return .gone
        case .keyboardDidHide where isAndroid:
            var frame = scene.keyboard.frame
            frame.height = 0
            return .keyboard(frame)
        default:
            return nil
        }
    }

    private static func bottom(
        of view: Int,
        hearing heard: Heard,
        _ behavior: KeyboardAvoidingBehavior,
        in scene: StrategyScene
    ) -> Double {
        guard case .keyboard(let keyboard) = heard else { return 0 }
        let policy = scene.policy
        let isIOS = policy[Parameters.platform] == .ios
        if isIOS, keyboard.y == 0, policy[Parameters.prefersCrossFadeTransitions] { return 0 }
        let top = keyboard.y - (keyboard.height > 0 ? policy[Parameters.keyboardVerticalOffset] : 0)
        let frame = scene.tree.nodes[view].frame
        let given = behavior == .height ? firstHeight(of: view, in: scene) - heightGivenTo(view, in: scene) : 0
        // The original adds in this order, which the rounding up can tell.
        return max(given + frame.y + frame.height - top, 0).rounded(.up)
    }

    private static func firstHeight(of view: Int, in scene: StrategyScene) -> Double {
        scene.entry(of: view)?.before.frame?.height ?? scene.tree.nodes[view].frame.height
    }

    /// The height that the view was given last; its first one where it was given none.
    private static func heightGivenTo(_ view: Int, in scene: StrategyScene) -> Double {
        scene.entry(of: view)?.applied.frame?.height ?? firstHeight(of: view, in: scene)
    }
}
