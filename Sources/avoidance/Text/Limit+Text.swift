internal import AvoidanceModels

extension Limit {
    /// What kept the field from being clear of everything, with its margin.
    var text: String {
        let sentence =
            switch self {
            case .contentEnd: "the scroll view is at the end of its content"
            case .contentStart: "the scroll view is at the start of its content"
            case .tooTall: "the field with its margin is taller than the free space"
            case .notScrollable: "nothing around the field can scroll or move far enough"
            case .keyboardFloating: "the keyboard floats over the field"
            case .offScreen: "the field lies outside the window or of what clips it"
            }
        return "\(sentence) (\(rawValue))"
    }
}
