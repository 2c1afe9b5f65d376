/// The rules that can answer.
@usableFromInline
package enum StrategyName: String, WireToken {
    case automatic
    case scrollWhenShowKeyboard
    case rxKeyboard
    case collectionViewCell
    case scrollToTextField
    case iqKeyboardManager
    case tpKeyboardAvoiding
    case reactNativeKeyboardAvoidingView
    case reactNativeScrollView
    case keyboardAwareScrollView
    case keyboardController
    case flutter
    case androidScrollView
    case androidAdjustPan
    case compose
    case cssScrollIntoView
    case appleRecipe
    case keyboardLayoutGuide
}
