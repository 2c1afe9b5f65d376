/// A screen, a window on it, and the window's views.
@usableFromInline
package struct Layout: WireModel, Equatable {
    /// The screen that keyboard frames refer to.
    package var screen: Screen
    /// The window in screen coordinates; it fills the screen by default.
    package var window: Rect
    /// The window's safe area; zero by default.
    package var safeAreaInsets: EdgeInsets
    // `Optional` is spelled out since a property of type `Value?` is set to nil before an initialiser sets it.
    /// The id of the view that has the focus, if any.
    package var firstResponder: Optional<String>
    /// The caret in the first responder's bounds space.
    package var caret: Rect?
    /// Whether the screen's controller is between did-appear and did-disappear; true by default.
    package var isAppeared: Bool
    /// The window's subviews, back to front.
    package var views: [View]

    package init(
        screen: Screen,
        window: Rect? = nil,
        safeAreaInsets: EdgeInsets = .zero,
        firstResponder: String? = nil,
        caret: Rect? = nil,
        isAppeared: Bool = true,
        views: [View]
    ) {
        self.screen = screen
        self.window = window ?? Rect(x: 0, y: 0, width: screen.width, height: screen.height)
        self.safeAreaInsets = safeAreaInsets
        self.firstResponder = firstResponder
        self.caret = caret
        self.isAppeared = isAppeared
        self.views = views
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        let screen = reader.requiredModel("screen", as: Screen.self, placeholder: Screen(width: 0, height: 0))
        self.screen = screen
        window =
            reader.model("window", as: Rect.self) ?? Rect(x: 0, y: 0, width: screen.width, height: screen.height)
        safeAreaInsets = reader.model("safeAreaInsets", as: EdgeInsets.self) ?? .zero
        firstResponder = reader.null("firstResponder") ? nil : reader.string("firstResponder")
        caret = reader.null("caret") ? nil : reader.model("caret", as: Rect.self)
        isAppeared = reader.boolean("isAppeared") ?? true
        let views = reader.nestedModels("views", as: View.self, nestedAtMost: Layout.maximumDepth)
        if let views {
            Layout.reportDuplicates(in: views, to: &reader)
        } else {
            reader.reportMissing("views", "an array")
        }
        self.views = views ?? []
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.model("screen", screen)
        writer.model("window", window)
        writer.model("safeAreaInsets", safeAreaInsets)
        if let firstResponder { writer.string("firstResponder", firstResponder) }
        writer.model(ifPresent: "caret", caret)
        if !isAppeared { writer.boolean("isAppeared", false) }
        writer.models("views", views)
    }

    /// How deeply views may nest.
    package static let maximumDepth = 512
}
