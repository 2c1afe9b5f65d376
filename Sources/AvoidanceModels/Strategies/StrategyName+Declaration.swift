extension StrategyName {
    /// What the strategy is.
    package var declaration: StrategyDeclaration {
        switch self {
        case .automatic: .automatic
        case .scrollWhenShowKeyboard: .scrollWhenShowKeyboard
        case .rxKeyboard: .rxKeyboard
        case .collectionViewCell: .collectionViewCell
        case .scrollToTextField: .scrollToTextField
        case .iqKeyboardManager: .iqKeyboardManager
        case .tpKeyboardAvoiding: .tpKeyboardAvoiding
        case .reactNativeKeyboardAvoidingView: .reactNativeKeyboardAvoidingView
        case .reactNativeScrollView: .reactNativeScrollView
        case .keyboardAwareScrollView: .keyboardAwareScrollView
        case .keyboardController: .keyboardController
        case .flutter: .flutter
        case .androidScrollView: .androidScrollView
        case .androidAdjustPan: .androidAdjustPan
        case .compose: .compose
        case .cssScrollIntoView: .cssScrollIntoView
        case .appleRecipe: .appleRecipe
        case .keyboardLayoutGuide: .keyboardLayoutGuide
        }
    }
}
