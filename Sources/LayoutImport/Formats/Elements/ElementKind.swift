/// What an accessibility element is, by the names that XCUITest and its heirs give.
enum ElementKind {
    /// The kind of a type such as `TextField`, `XCUIElementTypeTextField`, `UIATextField` or `AXTextField`.
    static func kind(of type: String) -> ViewKind {
        let name = name(of: type)
        if let kind = kinds[name] { return kind }
        return .view
    }

    /// The type without the prefix of its library.
    static func name(of type: String) -> String {
        for prefix in ["XCUIElementType", "UIA", "AX"] where type.hasPrefix(prefix) {
            return String(type.dropFirst(prefix.count))
        }
        return type
    }

    private static let kinds: [String: ViewKind] = [
        "Window": .window, "TextField": .textField, "SecureTextField": .textField, "SearchField": .textField,
        "SearchBar": .view, "TextView": .textView, "TextArea": .textView, "ScrollView": .scrollView,
        "ScrollArea": .scrollView, "Table": .tableView, "TableView": .tableView, "CollectionView": .collectionView,
        "WebView": .webView, "Button": .button, "StaticText": .label, "Toolbar": .toolbar,
        "NavigationBar": .navigationBar, "Cell": .cell, "TableCell": .cell, "CollectionCell": .cell, "Image": .image,
        "Keyboard": .keyboard,
    ]
}
