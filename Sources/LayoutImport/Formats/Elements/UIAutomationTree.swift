internal import AvoidanceModels

/// The tree of Apple's UIAutomation, as Appium 1 gave it: `{"UIATextField": {"@": {…}, ">": […]}}`.
enum UIAutomationTree: DumpReader {
    static let format = DumpFormat.uiAutomationTree

    static func recognises(_ text: DumpText) -> Bool { JSONDumps.has([#""UIA"#], in: text) && text.contains(#""@""#) }

    static func read(_ text: DumpText) -> [ImportedDump] {
        JSONDumps.trees(in: text).compactMap { tree in
            var builder = JSONTreeBuilder(format, tree, text)
            builder.build(view)
            return builder.dump.views.isEmpty ? nil : ElementTree.finished(builder.dump)
        }
    }

    private static func view(_ tree: JSONTree, _ index: Int) -> (view: ImportedView, frame: ReadRect?)? {
        guard let attributes = tree.member("@", of: index), tree.nodes[attributes].value == .object else { return nil }
        let type = tree.nodes[index].name
        var view = ImportedView(
            className: ElementKind.name(of: type),
            kind: ElementKind.kind(of: type),
            frame: .zero,
            line: 0
        )
        view.identifier = tree.string("name", of: attributes) ?? ""
        view.label = tree.string("label", of: attributes) ?? view.identifier
        view.text = tree.string("value", of: attributes) ?? ""
        return (view, tree.rect(attributes))
    }
}
