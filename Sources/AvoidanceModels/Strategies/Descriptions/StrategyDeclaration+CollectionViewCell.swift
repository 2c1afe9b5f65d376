extension StrategyDeclaration {
    static let collectionViewCell = StrategyDeclaration(
        .collectionViewCell,
        source: "An article in Objective-C on a UICollectionViewCell that listens to the keyboard itself",
        summary: "Every cell on screen listens, and scrolls the scroll view in it to the field that was last selected "
            + "there: to 10 above the keyboard on a show, to 50 above the scroll view's bottom on a hide. Its author "
            + "means it for one cell on screen at a time.",
        formula:
            "show: if keyboard.height > b = scroll.height + offset.y − field.maxY: offset.y += keyboard.height − b "
            + "+ 10; hide: 0 if field.y < scroll.height, else field.maxY − scroll.height + min(50, content.height − "
            + "field.maxY)",
        ignores: ["Every event but will-show and will-hide.", "Insets, safe areas and the caret."],
        knownFaults: [
            "With two cells on screen both scroll; one that never had a selected field jumps to (0, 0) on a hide.",
            "Only the keyboard's height counts, not where it or the scroll view lies.",
            "The field's frame is taken in its own superview.",
            "A hide never gives back where the content was.",
            "Without an inset the offset may lie beyond the content's end.",
        ],
        parameters: [CollectionViewCellParameters.scopedToCell.declaration]
    )
}

/// The parameters of `collectionViewCell`.
package enum CollectionViewCellParameters {
    package static let scopedToCell = Parameter(
        "scopedToCell",
        default: false,
        "Whether the cell with the first responder alone acts."
    )
}
