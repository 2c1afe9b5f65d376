extension StrategyDeclaration {
    static let reactNativeScrollView = StrategyDeclaration(
        .reactNativeScrollView,
        source: "React Native, ScrollView's automaticallyAdjustKeyboardInsets (RCTScrollViewComponentView.mm)",
        summary: "A scroll view that gives itself the keyboard's part of its height as inset and scrolls until the "
            + "caret's line lies above the keyboard. Upside down it does the same at its other end.",
        formula: "inset.bottom = max(lower edge − keyboard.y, author's); offset.y += lower end of the caret, + 15 "
            + "for a single line, − keyboard.y, if positive; held to the raw insets' range",
        ignores: [
            "Fields in a keyboard's accessory view, which a layout can't express.",
            "The animation, which the answer gives as its end.",
        ],
        knownFaults: [
            "A rest position above −inset.top, such as a large title's, jumps to it without need.",
            "The indicators get the content's insets on all edges.",
            "The keyboard is taken to reach down from its top: a floating one counts as much higher than it is.",
            "With cross-fade transitions the content jumps to its top.",
            "Content wider than the scroll view is left alone.",
            "The offset is not given back; of a field of several lines only the caret's is kept in sight.",
        ],
        parameters: [Parameters.views.declaration, Parameters.prefersCrossFadeTransitions.declaration]
    )

    private typealias Parameters = ReactNativeScrollViewParameters
}

/// The parameters of `reactNativeScrollView`.
package enum ReactNativeScrollViewParameters {
    package static let views = Parameter(
        ids: "views",
        "The scroll views with automaticallyAdjustKeyboardInsets; every one but text views by default."
    )
    package static let prefersCrossFadeTransitions = Parameter(
        "prefersCrossFadeTransitions",
        default: false,
        "Whether the person has the accessibility setting of this name on."
    )
}
