extension StrategyDeclaration {
    static let appleRecipe = StrategyDeclaration(
        .appleRecipe,
        source: "Apple, Text Programming Guide for iOS (archived), \"Managing the Keyboard\"",
        summary: "The code that most hand-written keyboard avoidance was copied from: on did-show the scroll view gets "
            + "the keyboard's height as bottom inset, and the active field is scrolled just into view if its origin "
            + "is covered; on will-hide the insets become zero.",
        formula: "insets (0, 0, begin.height, 0); if view.frame less begin.height does not contain field.origin: "
            + "scrollRectToVisible(field.frame); hide: insets zero",
        ignores: ["Every event but did-show and will-hide.", "The caret."],
        knownFaults: [
            "Only the field's origin is tested: a field that the keyboard cuts is left alone.",
            "The field's frame is taken in its own superview, and compared with the view's in another space.",
            "The height of the begin frame is not that of the end frame, and the scroll view may end above the "
                + "keyboard.",
            "The hide sets the author's insets to zero.",
            "It acts after the keyboard has come, not with it.",
        ]
    )
}
