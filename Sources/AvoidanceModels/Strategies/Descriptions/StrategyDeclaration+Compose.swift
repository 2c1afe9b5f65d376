extension StrategyDeclaration {
    static let compose = StrategyDeclaration(
        .compose,
        source: "Jetpack Compose foundation, ContentInViewNode and BringIntoViewSpec",
        summary: "verticalScroll in a window that the keyboard shortens (imePadding or adjustResize). A field that "
            + "was in sight before stays so; a new focus and a moved caret are scrolled to by the least, from the "
            + "innermost scroll view outwards.",
        formula: "d = 0 if the rectangle is inside or covers the viewport, else the smaller in size of its leading "
            + "and trailing distance; offset += d if |d| > 0.5, held to 0 … content − height",
        ignores: [
            "The spring animation, which the answer gives as its end.",
            "A caret in a field taller than the viewport, for which the original runs two requests.",
        ],
        knownFaults: [
            "A field of which a little was out of sight before the keyboard stays covered.",
            "Of a field taller than the viewport a covered caret can stay covered.",
            "The outer scroll views reckon with an inner motion that its content may not allow.",
        ],
        parameters: [ComposeParameters.imeInset.declaration]
    )
}

/// The parameters of `compose`.
package enum ComposeParameters {
    package static let imeInset = Parameter(
        "imeInset",
        default: ComposeKeyboardInset.resize,
        "Whether the keyboard shortens the outermost scroll views."
    )
}

/// What a Compose layout does with the keyboard.
@usableFromInline
package enum ComposeKeyboardInset: String, WireToken, ParameterContent {
    /// It gets shorter, by imePadding or adjustResize.
    case resize
    case none
}
