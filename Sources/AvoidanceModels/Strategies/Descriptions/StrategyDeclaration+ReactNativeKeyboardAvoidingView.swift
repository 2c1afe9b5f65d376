extension StrategyDeclaration {
    static let reactNativeKeyboardAvoidingView = StrategyDeclaration(
        .reactNativeKeyboardAvoidingView,
        source: "React Native, Libraries/Components/Keyboard/KeyboardAvoidingView.js",
        summary: "A view that gives way to the keyboard by padding, by its height or by moving its content. It looks "
            + "at its own frame alone: neither at the focus nor at any scroll view.",
        formula: "bottom = ceil(max(frame.y + frame.height − (keyboard.y − keyboardVerticalOffset), 0))",
        ignores: ["The animation of the layout, which the answer gives as its end."],
        knownFaults: [
            "The frame is that in the superview, not in the window: a header above must be given by hand as "
                + "keyboardVerticalOffset.",
            "A floating keyboard gets the whole distance from its top down.",
            "On iOS only will-show and will-hide are heard, so undocking does not reach it.",
        ],
        parameters: [
            Parameters.views.declaration,
            Parameters.behavior.declaration,
            Parameters.keyboardVerticalOffset.declaration,
            Parameters.platform.declaration,
            Parameters.prefersCrossFadeTransitions.declaration,
        ]
    )

    private typealias Parameters = ReactNativeKeyboardAvoidingViewParameters
}

/// The parameters of `reactNativeKeyboardAvoidingView`.
package enum ReactNativeKeyboardAvoidingViewParameters {
    package static let views = Parameter(
        ids: "views",
        "The views that are a KeyboardAvoidingView; the first top-level view by default."
    )
    package static let behavior = Parameter(
        "behavior",
        oneOf: KeyboardAvoidingBehavior.self,
        "How the view gives way; without it the original does nothing."
    )
    package static let keyboardVerticalOffset = Parameter(
        "keyboardVerticalOffset",
        .coordinate,
        default: 0,
        "Points between the window's top and the view's superview, which the original can't know."
    )
    package static let platform = Parameter(
        "platform",
        default: PeerPlatform.ios,
        "Which of the two the app runs on."
    )
    package static let prefersCrossFadeTransitions = Parameter(
        "prefersCrossFadeTransitions",
        default: false,
        "Whether the person has the accessibility setting of this name on."
    )
}

/// How a `KeyboardAvoidingView` gives way to the keyboard.
@usableFromInline
package enum KeyboardAvoidingBehavior: String, WireToken, ParameterContent {
    case padding
    case height
    case position
}
