extension StrategyDeclaration {
    static let flutter = StrategyDeclaration(
        .flutter,
        source: "Flutter: Scaffold, Scrollable and EditableText, with the iOS engine's keyboard inset",
        summary: "The body of a Scaffold is shortened to what a docked keyboard leaves of the window, and every "
            + "scroll view around the focused field moves by the least that shows the caret with scrollPadding "
            + "around it.",
        formula: "lower edge = min(rest, window's height − inset); with L = target's top and T = target's bottom − "
            + "height: offset > max(L, T) → max(L, T), offset < min(L, T) → min(L, T)",
        ignores: [
            "The animation of 100 ms, which the answer gives as its end.",
            "Slivers that stay pinned at the top.",
        ],
        knownFaults: [
            "Nested Scaffolds take the keyboard off more than once or from the wrong edge (#24768, #139224).",
            "A keyboard that shrinks, or a field that loses its place for another reason, scrolls nothing.",
            "The outer scroll views reckon with an inner offset that its content may not reach.",
        ],
        parameters: [
            FlutterParameters.scrollPadding.declaration,
            FlutterParameters.resizeToAvoidBottomInset.declaration,
        ]
    )
}

/// The parameters of `flutter`.
package enum FlutterParameters {
    package static let scrollPadding = Parameter(
        "scrollPadding",
        default: Margin(top: 20, bottom: 20),
        "Points kept in sight above and below the caret."
    )
    package static let resizeToAvoidBottomInset = Parameter(
        "resizeToAvoidBottomInset",
        default: true,
        "Whether the Scaffold shortens its body."
    )
}
