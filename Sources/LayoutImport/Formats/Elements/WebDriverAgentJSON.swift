internal import AvoidanceModels

/// WebDriverAgent's source in JSON: `{"type": …, "rect": {…}, "isVisible": …, "children": […]}`.
enum WebDriverAgentJSON: DumpReader {
    static let format = DumpFormat.webDriverAgentSource

    static func recognises(_ text: DumpText) -> Bool {
        JSONDumps.has([#""rect""#], in: text) && text.contains(#""type""#)
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        JSONDumps.trees(in: text).compactMap { tree in
            var builder = JSONTreeBuilder(format, tree, text)
            builder.build(view)
            return builder.dump.views.isEmpty ? nil : ElementTree.finished(builder.dump)
        }
    }

    private static func view(_ tree: JSONTree, _ index: Int) -> (view: ImportedView, frame: ReadRect?)? {
        guard let rect = tree.member("rect", of: index), let type = tree.string("type", of: index) else { return nil }
        var view = ImportedView(
            className: ElementKind.name(of: type),
            kind: ElementKind.kind(of: type),
            frame: .zero,
            line: 0
        )
        view.identifier = tree.string("rawIdentifier", of: index) ?? tree.string("name", of: index) ?? ""
        view.label = tree.string("label", of: index) ?? view.identifier
        view.placeholder = tree.string("placeholderValue", of: index) ?? ""
        view.text = tree.string("value", of: index) ?? ""
        if view.text == view.placeholder { view.text = "" }
        view.isFocused = ["1", "true"].contains(
            tree.string("isFocused", of: index) ?? tree.string("focused", of: index)
        )
        return (view, tree.rect(rect))
    }
}
