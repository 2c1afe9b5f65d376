/// What a UIKit view is, by its class.
enum UIKitKind {
    /// The kind; the class whose subclass it is, if it is printed, says more than the name.
    static func kind(_ className: String, base: String?) -> ViewKind {
        let own = kind(of: className)
        guard let base else { return own }
        let inherited = kind(of: base)
        return inherited == .view ? own : inherited
    }

    /// Views that print a content offset without being what the app scrolls.
    static let inertScrollViews: Set = [
        "UIFieldEditor", "UITableViewWrapperView", "UITableViewCellScrollView", "_UIQueuingScrollView",
    ]

    /// The views that hold the keyboard with all that belongs to it: since iOS 8, and before.
    static let keyboardHosts: Set = ["UIInputSetHostView", "UIPeripheralHostView"]

    private static func kind(of className: String) -> ViewKind {
        let name = className.split(separator: ".").last.map(String.init) ?? className
        if inertScrollViews.contains(name) { return .view }
        return endings.first { name.hasSuffix($0.ending) }?.kind ?? .view
    }

    private static let endings: [(ending: String, kind: ViewKind)] = [
        ("TextField", .textField), ("TextView", .textView), ("TableView", .tableView),
        ("CollectionView", .collectionView), ("ScrollView", .scrollView), ("WebView", .webView), ("Window", .window),
        ("Toolbar", .toolbar), ("NavigationBar", .navigationBar), ("Button", .button), ("ButtonLabel", .label),
        ("Label", .label), ("ImageView", .image), ("Cell", .cell),
    ]
}
