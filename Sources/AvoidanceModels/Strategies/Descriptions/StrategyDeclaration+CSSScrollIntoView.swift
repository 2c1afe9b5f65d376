extension StrategyDeclaration {
    static let cssScrollIntoView = StrategyDeclaration(
        .cssScrollIntoView,
        source: "CSSOM View Module, Element.scrollIntoView(), as Chromium 156 answers it",
        summary: "What a browser does with the focused element: each scrolling box around it, the innermost first, "
            + "aligns the element in itself. The outermost box stands for the page, whose scroll-padding and range "
            + "grow by what a docked keyboard covers. The policy's margin is the element's scroll-margin.",
        formula: "nearest: the least motion by the edge that is out, none if both are; start, end, center: aligned; "
            + "then clamped to −inset.top … content.height + padding − height",
        ignores: [
            "The inline axis.", "Scroll snapping.", "The caret.", "Keyboards that are not docked.",
            "Insets beside the content offset, which a browser has none of.",
        ],
        knownFaults: [
            "An element that reaches beyond both edges of the box is left where it is, its caret hidden or not.",
            "By the letter, an element as high as the box is aligned with nothing; Chromium aligns it.",
            "Nothing goes back when the keyboard hides but what the range takes away.",
        ],
        members: [.margin],
        parameters: [CSSScrollIntoViewParameters.block.declaration]
    )
}

/// The parameters of `cssScrollIntoView`.
package enum CSSScrollIntoViewParameters {
    package static let block = Parameter(
        "block",
        default: ScrollAlignment.nearest,
        "Where the element is to lie in each scrolling box."
    )
}

/// Where `scrollIntoView()` puts an element.
@usableFromInline
package enum ScrollAlignment: String, WireToken, ParameterContent {
    case nearest
    case start
    case center
    case end
}
