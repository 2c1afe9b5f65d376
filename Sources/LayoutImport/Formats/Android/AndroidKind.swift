/// What an Android view is, by its class.
enum AndroidKind {
    static func kind(of className: String) -> ViewKind {
        let name = shortName(of: className)
        return endings.first { name.hasSuffix($0.ending) }?.kind ?? .view
    }

    /// The class without its package.
    static func shortName(of className: String) -> String {
        className.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init) ?? className
    }

    /// The name in a resource id such as `com.example:id/name`.
    static func shortID(of resourceID: String) -> String {
        resourceID.split(separator: "/").last.map(String.init) ?? resourceID
    }

    /// Whether it scrolls sideways.
    static func isHorizontal(_ className: String) -> Bool {
        let name = shortName(of: className)
        return name.hasPrefix("Horizontal") || name.hasSuffix("HorizontalScrollView") || name.hasSuffix("ViewPager")
            || name.hasSuffix("ViewPager2")
    }

    private static let endings: [(ending: String, kind: ViewKind)] = [
        ("EditText", .textField), ("AutoCompleteTextView", .textField), ("SearchAutoComplete", .textField),
        ("ScrollView", .scrollView), ("RecyclerView", .collectionView), ("GridView", .collectionView),
        ("ListView", .tableView), ("ViewPager", .scrollView), ("ViewPager2", .scrollView), ("WebView", .webView),
        ("ImageButton", .button), ("Button", .button), ("ImageView", .image), ("TextView", .label),
        ("Toolbar", .toolbar),
    ]
}
