extension StrategyDeclaration {
    static let tpKeyboardAvoiding = StrategyDeclaration(
        .tpKeyboardAvoiding,
        source: "michaeltyson/TPKeyboardAvoiding, TPKeyboardAvoidingScrollView",
        summary: "A scroll view subclass that takes the keyboard's part as inset and centres the caret, or a field "
            + "without one, in what is left, whether or not it was in sight.",
        formula: "inset.bottom = max(keyboard.height − max(keyboard's bottom − visible bottom, 0), 0); offset.y = "
            + "target.y − max((height − insets − target.height) / 2, 20) − adjusted top, held to the content",
        ignores: [
            "Paging, which is off while the keyboard is up, and the next field on return.",
            "Targets that ask to be shown at the top.",
            "The delay of 10 ms and the animation.",
        ],
        knownFaults: [
            "It scrolls although the target was in sight.",
            "The offset is not given back; a hide centres once more what still has the focus.",
            "After a hide the indicator insets are the content's, not the author's.",
            "The author's bottom inset is replaced, also by a smaller one.",
            "Whether the keyboard touches the scroll view is not asked: a floating one makes an inset.",
            "The last offset is reckoned with the adjusted top inset, so that the end of the content can stay "
                + "covered.",
        ],
        parameters: [TPKeyboardAvoidingParameters.views.declaration]
    )
}

/// The parameters of `tpKeyboardAvoiding`.
package enum TPKeyboardAvoidingParameters {
    package static let views = Parameter(
        ids: "views",
        "The scroll views that are of the subclass; every one but text views by default."
    )
}
