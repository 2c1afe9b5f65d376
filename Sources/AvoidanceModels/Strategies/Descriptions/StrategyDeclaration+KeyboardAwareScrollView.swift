extension StrategyDeclaration {
    static let keyboardAwareScrollView = StrategyDeclaration(
        .keyboardAwareScrollView,
        source: "APSL/react-native-keyboard-aware-scroll-view 0.9.5",
        summary: "A scroll view that takes the whole keyboard as inset and scrolls the focused field to extraHeight "
            + "above the keyboard. When the keyboard leaves it scrolls back to where it was before the first show, "
            + "or to given coordinates.",
        formula: "inset = (0, 0, keyboard.height + extraScrollHeight − tab bar, 0); offset.y = max(0, field's bottom "
            + "in the content − keyboard.y + extraScrollHeight + extraHeight) if the field ends less than that above "
            + "the keyboard",
        ignores: [
            "The delay of 250 ms before it scrolls, and the animation.",
            "What Android itself scrolls.",
        ],
        knownFaults: [
            "The scroll view is taken to begin at the window's top: below a header the field stays covered.",
            "The inset is the whole keyboard, also where less of it overlaps.",
            "A hide scrolls back over the reader's own scrolling, or to the top where no field had the focus.",
            "An inset of the app's own takes the place of the keyboard's.",
            "On Android the space shrinks by what the system is believed to have scrolled.",
        ],
        parameters: [
            Parameters.views.declaration,
            Parameters.extraHeight.declaration,
            Parameters.extraScrollHeight.declaration,
            Parameters.viewIsInsideTabBar.declaration,
            Parameters.enableAutomaticScroll.declaration,
            Parameters.enableResetScrollToCoords.declaration,
            Parameters.resetScrollToCoords.declaration,
            Parameters.platform.declaration,
            Parameters.enableOnAndroid.declaration,
        ]
    )

    private typealias Parameters = KeyboardAwareScrollViewParameters
}

/// The parameters of `keyboardAwareScrollView`.
package enum KeyboardAwareScrollViewParameters {
    package static let views = Parameter(
        ids: "views",
        "The scroll views that are a KeyboardAwareScrollView; every one but text views by default."
    )
    package static let extraHeight = Parameter(
        "extraHeight",
        .coordinate,
        default: 75,
        "Points kept free between the field and the keyboard."
    )
    package static let extraScrollHeight = Parameter(
        "extraScrollHeight",
        .coordinate,
        default: 0,
        "Points kept free on top of extraHeight, which the inset grows by as well."
    )
    package static let viewIsInsideTabBar = Parameter(
        "viewIsInsideTabBar",
        default: false,
        "Whether a tab bar, 83 points high with a bottom safe area and else 49, lies below the component."
    )
    package static let enableAutomaticScroll = Parameter(
        "enableAutomaticScroll",
        default: true,
        "Whether a show does anything at all."
    )
    package static let enableResetScrollToCoords = Parameter(
        "enableResetScrollToCoords",
        default: true,
        "Whether a hide scrolls back."
    )
    package static let resetScrollToCoords = Parameter(
        point: "resetScrollToCoords",
        "Where a hide scrolls to; the offset before the first show by default."
    )
    package static let platform = Parameter(
        "platform",
        default: PeerPlatform.ios,
        "Which of the two the app runs on."
    )
    package static let enableOnAndroid = Parameter(
        "enableOnAndroid",
        default: false,
        "Whether the component listens on Android."
    )
}
