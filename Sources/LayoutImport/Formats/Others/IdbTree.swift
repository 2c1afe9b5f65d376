internal import AvoidanceModels

/// The elements that `idb ui describe-all` lists, flat or nested.
enum IdbTree: DumpReader {
    static let format = DumpFormat.idbTree

    static func recognises(_ text: DumpText) -> Bool { JSONDumps.has([#""AXFrame""#, #""AXUniqueId""#], in: text) }

    static func read(_ text: DumpText) -> [ImportedDump] {
        JSONDumps.trees(in: text).compactMap { tree in
            var builder = JSONTreeBuilder(format, tree, text)
            builder.build(view)
            guard let first = builder.dump.views.first else { return nil }
            if first.className == "Application" {
                builder.dump.screen = Size(width: first.frame.width, height: first.frame.height)
            }
            return ElementTree.finished(builder.dump)
        }
    }

    private static func view(_ tree: JSONTree, _ index: Int) -> (view: ImportedView, frame: ReadRect?)? {
        // Either frame may be missing, but an element has one.
        let isElement = tree.member("AXUniqueId", of: index) != nil && tree.member("frame", of: index) != nil
        guard isElement || tree.member("AXFrame", of: index) != nil else { return nil }
        let type = tree.string("type", of: index) ?? tree.string("role", of: index) ?? ""
        var view = ImportedView(
            className: type.isEmpty ? "Element" : ElementKind.name(of: type),
            kind: ElementKind.kind(of: type),
            frame: .zero,
            line: 0
        )
        view.identifier = tree.string("AXUniqueId", of: index) ?? ""
        view.label = tree.string("AXLabel", of: index) ?? tree.string("title", of: index) ?? ""
        view.text = tree.string("AXValue", of: index) ?? ""
        // The numbers are exact, the text may be rounded.
        let frame = tree.member("frame", of: index).flatMap(tree.rect)
        var printed = ByteScanner((tree.string("AXFrame", of: index) ?? "").utf8)
        return (view, frame ?? printed.rect())
    }
}
