package import AvoidanceModels

/// A layout as far as dumps show it: without a screen where that isn't known, and then no layout yet.
package struct ImportedLayout: WireModel, Equatable {
    /// Where the screen isn't known, one without a size stands in it.
    package var layout: Layout
    package var hasScreen: Bool

    package init(_ layout: Layout, hasScreen: Bool) {
        self.layout = layout
        self.hasScreen = hasScreen
    }

    package init(from reader: inout some FieldReader) {
        let screen = reader.model("screen", as: Screen.self)
        hasScreen = screen != nil
        layout = Layout(
            screen: screen ?? Screen(width: 0, height: 0),
            window: reader.model("window", as: Rect.self),
            safeAreaInsets: reader.model("safeAreaInsets", as: EdgeInsets.self) ?? .zero,
            firstResponder: reader.string("firstResponder"),
            caret: reader.model("caret", as: Rect.self),
            views: reader.nestedModels("views", as: View.self, nestedAtMost: Layout.maximumDepth) ?? []
        )
    }

    package func write(to writer: inout some FieldWriter) {
        if hasScreen { return layout.write(to: &writer) }
        if layout.window.width > 0 { writer.model("window", layout.window) }
        if let firstResponder = layout.firstResponder { writer.string("firstResponder", firstResponder) }
        writer.model(ifPresent: "caret", layout.caret)
        writer.models("views", layout.views)
    }
}
