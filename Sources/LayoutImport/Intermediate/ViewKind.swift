/// What a view is, whatever its framework calls it.
enum ViewKind: String {
    case view
    case window
    case scrollView
    case tableView
    case collectionView
    case webView
    case textField
    case textView
    case button
    case label
    case toolbar
    case navigationBar
    case cell
    case image
    case keyboard

    /// Whether it takes text.
    var isTextInput: Bool { self == .textField || self == .textView }

    /// Whether it scrolls its content.
    var isScrollContainer: Bool {
        switch self {
        case .scrollView, .tableView, .collectionView, .webView: true
        default: false
        }
    }
}
