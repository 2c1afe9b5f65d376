extension StrategyDeclaration {
    static let scrollToTextField = StrategyDeclaration(
        .scrollToTextField,
        source: "An article in Objective-C on keeping a UITextField out of the keyboard's way",
        summary: "Scrolls to the focused one of the controller's text fields, with the keyboard's height as inset, and "
            + "switches scrolling off where the field is high enough. The article leaves closing open; here a hide gives "
            + "back insets, offset and scrolling.",
        formula: "d = field's bottom in the content view − (scroll.height − keyboard.height); d < offset.y: scrolling "
            + "off; else insets (0, 0, keyboard.height, 0), offset (0, max(0, d))",
        ignores: [
            "Every event but will-show and will-hide.",
            "The animation's options, to which the original passes the curve without its shift by 16.",
        ],
        knownFaults: [
            "Scrolling stays off until a hide, also for a field that needs it next.",
            "The scroll view is taken to end at the screen's bottom, and the content view to begin at the content's "
                + "origin.",
            "The author's insets are overwritten.",
            "The offset before is remembered anew as long as the remembered one is zero, after our own scrolling as "
                + "well.",
            "Text views are no text fields.",
        ],
        parameters: [ScrollToTextFieldParameters.fields.declaration]
    )
}

/// The parameters of `scrollToTextField`.
package enum ScrollToTextFieldParameters {
    package static let fields = Parameter(
        ids: "fields",
        "The text fields that the controller knows; every view of kind textField by default."
    )
}
