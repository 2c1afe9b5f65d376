internal import LayoutImport

extension Option {
    /// For each command that takes dumps: what is known beside them.
    static let imports = ImportOptionName.allCases.map(Option.init)

    private init(_ name: ImportOptionName) {
        let (placeholder, summary) =
            switch name {
            case .focus: ("VIEW", "The focused view, by its id, label or text, or by a place (X,Y).")
            case .screen: ("WxH[@S]", "The screen in the dump's units, and pixels per point.")
            case .keyboard: ("X,Y,W,H", "The keyboard's frame in the dump's units.")
            case .device: ("NAME", "The screen, safe area and keyboard of a known device.")
            case .density: ("DPI", "Dots per inch of an Android screen, which make its pixels points.")
            case .format: ("NAME", "The dumps' format, instead of the one that is recognised.")
            case .nth: ("N", "Which of several dumps in one file, from 1; the last by default.")
            }
        self.init(name.rawValue, placeholder, summary)
    }
}
