extension StrategyDeclaration {
    static let scrollWhenShowKeyboard = StrategyDeclaration(
        .scrollWhenShowKeyboard,
        source: "UIViewController+ScrollWhenShowKeyboard.swift, an extension in Swift 2 with RxSwift",
        summary: "Scrolls the nearest scroll view around the first responder so that the field ends at the keyboard's "
            + "top, and makes the bottom inset as large as the offset. It listens between did-appear and did-disappear.",
        formula: "d = field.maxY − keyboard.minY in the scroll view's space; if d > 0: insets (0, 0, d, 0), "
            + "offset (0, d); on hide insets zero",
        ignores: ["Every event but will-show and will-hide.", "The caret.", "Nested scroll views but the nearest."],
        knownFaults: [
            "The field's frame is converted from the field's own space, so its origin counts twice.",
            "The inset is the offset, not what the keyboard covers.",
            "The insets of the author are set to zero, by a show and by a hide.",
            "The offset stays after a hide.",
            "The keyboard's screen coordinates are taken as the window's.",
            "A field at the content's start is scrolled out of sight when d is large.",
        ],
        parameters: [ScrollWhenShowKeyboardParameters.fixed.declaration]
    )
}

/// The parameters of `scrollWhenShowKeyboard`.
package enum ScrollWhenShowKeyboardParameters {
    package static let fixed = Parameter(
        "fixed",
        default: false,
        "Whether the field's bounds are converted, as was meant, instead of its frame."
    )
}
