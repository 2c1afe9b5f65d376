extension StrategyDeclaration {
    static let keyboardLayoutGuide = StrategyDeclaration(
        .keyboardLayoutGuide,
        source: "UIKit, UIView.keyboardLayoutGuide (iOS 15 and later)",
        summary: "A layout guide that follows the docked keyboard by itself. Views with a bottom constraint are taken "
            + "to be pinned to its top; nothing is scrolled or inset.",
        formula:
            "constant = author's + top − anchor line; top = min(rest, keyboard's top) while docked, else rest, the "
            + "bottom of the safe area or of the view",
        ignores: [
            "The constraint sets for a keyboard near to or away from an edge.", "keyboardDismissPadding.",
            "Scroll views and the focus.",
        ],
        knownFaults: [
            "A floating or undocked keyboard covers what it covers, unless it is followed.",
            "Scroll views get no insets: a list that is not itself pinned to the guide stays covered.",
        ],
        parameters: [
            KeyboardLayoutGuideParameters.usesBottomSafeArea.declaration,
            KeyboardLayoutGuideParameters.followsUndockedKeyboard.declaration,
        ]
    )
}

/// The parameters of `keyboardLayoutGuide`.
package enum KeyboardLayoutGuideParameters {
    package static let usesBottomSafeArea = Parameter(
        "usesBottomSafeArea",
        default: true,
        "Whether the guide rests on the safe area's bottom instead of the view's (iOS 17)."
    )
    package static let followsUndockedKeyboard = Parameter(
        "followsUndockedKeyboard",
        default: false,
        "Whether the guide follows a keyboard that is not docked."
    )
}
