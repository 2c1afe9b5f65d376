extension StrategyDeclaration {
    static let androidScrollView = StrategyDeclaration(
        .androidScrollView,
        source: "Android Open Source Project, android.widget.ScrollView",
        summary: "A ScrollView in a window that the keyboard resizes (adjustResize), or that pads for it "
            + "(edge-to-edge). It scrolls by the least, by the nearer edge, to a new focus, and to one that it "
            + "showed before it got shorter. The content inset stands for its padding.",
        formula: "scrollY += rect.bottom − (scrollY + height) or rect.top − scrollY, whichever edge is out and fits; "
            + "held to 0 … content − (height − padding)",
        ignores: [
            "The time that smooth scrolls take.",
            "Everything horizontal.",
        ],
        knownFaults: [
            "What lies on the padding counts as visible, so that with the keyboard as padding nothing scrolls.",
            "A field wholly out of the old height stays covered.",
            "A moved caret makes nested scroll views go too far together.",
        ],
        parameters: [
            AndroidScrollViewParameters.imeInset.declaration,
            AndroidScrollViewParameters.fadingEdgeLength.declaration,
        ]
    )
}

/// The parameters of `androidScrollView`.
package enum AndroidScrollViewParameters {
    package static let imeInset = Parameter(
        "imeInset",
        default: AndroidKeyboardInset.resize,
        "How the keyboard reaches the outermost scroll views."
    )
    package static let fadingEdgeLength = Parameter(
        "fadingEdgeLength",
        .size,
        default: 0,
        "Points at either edge that count as not visible where content goes on."
    )
}

/// What an Android window does with the keyboard.
@usableFromInline
package enum AndroidKeyboardInset: String, WireToken, ParameterContent {
    /// It gets shorter (adjustResize).
    case resize
    /// Its scroll views get the keyboard as bottom padding (edge-to-edge).
    case padding
    case none
}
