import AvoidanceModels

extension StrategyName {
    /// What answers by the strategy; nil for `automatic`, which is no strategy of somebody else.
    var rule: (any Strategy.Type)? {
        switch self {
        case .automatic: nil
        case .scrollWhenShowKeyboard: ScrollWhenShowKeyboard.self
        case .rxKeyboard: RxKeyboard.self
        case .collectionViewCell: CollectionViewCell.self
        case .scrollToTextField: ScrollToTextField.self
        case .iqKeyboardManager: IQKeyboardManager.self
        case .tpKeyboardAvoiding: TPKeyboardAvoiding.self
        case .reactNativeKeyboardAvoidingView: ReactNativeKeyboardAvoidingView.self
        case .reactNativeScrollView: ReactNativeScrollView.self
        case .keyboardAwareScrollView: KeyboardAwareScrollView.self
        case .keyboardController: KeyboardController.self
        case .flutter: Flutter.self
        case .androidScrollView: AndroidScrollView.self
        case .androidAdjustPan: AndroidAdjustPan.self
        case .compose: Compose.self
        case .cssScrollIntoView: CSSScrollIntoView.self
        case .appleRecipe: AppleRecipe.self
        case .keyboardLayoutGuide: KeyboardLayoutGuide.self
        }
    }
}
