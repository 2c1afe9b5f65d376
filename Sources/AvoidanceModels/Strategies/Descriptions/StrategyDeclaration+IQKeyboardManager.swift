extension StrategyDeclaration {
    static let iqKeyboardManager = StrategyDeclaration(
        .iqKeyboardManager,
        source: "hackiftekhar/IQKeyboardManager 8, on iOS 26",
        summary: "A singleton that needs no code: it scrolls every scroll view around the focused field, gives the "
            + "innermost one an inset, shrinks a text view that is too tall, and moves the root view by what is left.",
        formula: "move = trunc(min(field.top − top guide, field.bottom − (window − covered) + bottom guide)), "
            + "covered = the window's part of [keyboard.y − keyboardDistance − safe area, …]; inner → outer: offset "
            + "= min(offset − min(offset, −move), child's top), move −= the difference; root.y = max(y − move, "
            + "−keyboard height)",
        ignores: [
            "Table and collection views nested in one another, search bars and stack views.",
            "The interactive pop gesture and rotation.",
            "Distances, exceptions and classes set on single views.",
            "The animation, which the answer gives as its end.",
        ],
        knownFaults: [
            "keyboardDistance and the safe areas add up: the gap above the keyboard can be far more than asked for.",
            "What is left of the motion is cut to whole points: up to one point stays covered.",
            "Offsets are not held to the content, and only the innermost scroll view gets an inset.",
            "The author's inset loses the safe area's part.",
            "Of a text view the caret is not looked at.",
            "An event that moves the keyboard without another height is not heard.",
            "The offset is given back only with restoreContentOffset, and is else cut where the content ends.",
        ],
        parameters: [
            IQKeyboardManagerParameters.keyboardDistance.declaration,
            IQKeyboardManagerParameters.restoreContentOffset.declaration,
        ]
    )
}

/// The parameters of `iqKeyboardManager`.
package enum IQKeyboardManagerParameters {
    package static let keyboardDistance = Parameter(
        "keyboardDistance",
        .coordinate,
        default: 10,
        "Points kept free between the field and the keyboard."
    )
    package static let restoreContentOffset = Parameter(
        "restoreContentOffset",
        default: false,
        "Whether a hide gives the innermost scroll view its offset back."
    )
}
