extension StrategyDeclaration {
    static let keyboardController = StrategyDeclaration(
        .keyboardController,
        source: "kirillzyusko/react-native-keyboard-controller 1.22, KeyboardAwareScrollView with mode insets",
        summary: "A scroll view that follows the keyboard frame by frame: it takes the whole keyboard as inset and "
            + "scrolls until the caret's lower end is bottomOffset above it. When the keyboard leaves it goes back "
            + "to where it was before the last field got the focus.",
        formula: "insets' bottoms = author's + keyboard.height + extraKeyboardSpace; offset.y = max(offset.y, "
            + "offset.y + caret's lower end − (window's height − keyboard.height − bottomOffset)), snapped",
        ignores: [
            "The mode layout, which adds a spacer instead of insets.",
            "The frames between, which the answer gives as their end; typing, which scrolls like a moved caret.",
        ],
        knownFaults: [
            "The inset is the whole keyboard, also where less of it overlaps; a floating one counts in full.",
            "A hide goes back to the offset before the last change of focus or size, not before the first.",
            "A field above the scroll view's top is brought to the keyboard's edge, much further than needed.",
            "Of nested scroll views only the innermost scrolls.",
            "Text keyboard, emoji keyboard, text keyboard does not end where it started.",
        ],
        parameters: [
            Parameters.views.declaration,
            Parameters.bottomOffset.declaration,
            Parameters.extraKeyboardSpace.declaration,
            Parameters.disableScrollOnKeyboardHide.declaration,
            Parameters.enabled.declaration,
            Parameters.snapToOffsets.declaration,
        ]
    )

    private typealias Parameters = KeyboardControllerParameters
}

/// The parameters of `keyboardController`.
package enum KeyboardControllerParameters {
    package static let views = Parameter(
        ids: "views",
        "The scroll views that are a KeyboardAwareScrollView; every one but text views by default."
    )
    package static let bottomOffset = Parameter(
        "bottomOffset",
        .coordinate,
        default: 0,
        "Points kept free between the caret and the keyboard."
    )
    package static let extraKeyboardSpace = Parameter(
        "extraKeyboardSpace",
        .coordinate,
        default: 0,
        "Points that the insets grow by on top of the keyboard's height."
    )
    package static let disableScrollOnKeyboardHide = Parameter(
        "disableScrollOnKeyboardHide",
        default: false,
        "Whether a hide leaves the offset where it is."
    )
    package static let enabled = Parameter(
        "enabled",
        default: true,
        "Whether the component takes the keyboard as inset and scrolls for it."
    )
    package static let snapToOffsets = Parameter(
        numbers: "snapToOffsets",
        .coordinate,
        "The offsets at which the scroll view stops; any by default."
    )
}
