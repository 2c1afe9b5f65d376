extension StrategyDeclaration {
    static let rxKeyboard = StrategyDeclaration(
        .rxKeyboard,
        source: "RxSwiftCommunity/RxKeyboard, with the recipes of its README",
        summary:
            "Streams of the keyboard's frame and height, bound as the README shows: the scroll views' bottom inset "
            + "follows the visible height, their offset grows by it once when the keyboard comes, and bars follow it. "
            + "It follows the finger in an interactive dismissal.",
        formula: "v = height of (screen ∩ frame); inset.bottom = v; offset.y += v when v was 0; constant = −v, or "
            + "frame.y = container height − bar height − v",
        ignores: [
            "The animation, which the streams do not carry.",
            "A late subscriber, to whom the last frame is replayed.",
        ],
        knownFaults: [
            "The offset never goes back: it drifts by the keyboard's height with each show and hide.",
            "The screen is taken for the window: wrong in Split View, Stage Manager and sheets.",
            "The height counts the bottom safe area; what is pinned to the safe area rises too far (#84).",
            "A floating keyboard counts as visible.",
            "A rotation emits a hidden and a shown keyboard (#46).",
            "A tab bar is not subtracted (#113).",
            "An accessory view that stays on screen suppresses willShow and isHidden (#116).",
            "The author's own bottom inset is lost.",
        ],
        parameters: [RxKeyboardParameters.views.declaration]
    )
}

/// The parameters of `rxKeyboard`.
package enum RxKeyboardParameters {
    package static let views = Parameter(
        ids: "views",
        "The scroll views that are bound to the streams; every one by default."
    )
}
