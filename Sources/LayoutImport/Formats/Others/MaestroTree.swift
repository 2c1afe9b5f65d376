internal import AvoidanceModels

/// The tree of `maestro hierarchy`, whose attributes are all strings: in pixels on Android, in points on iOS.
enum MaestroTree: DumpReader {
    static let format = DumpFormat.maestroTree

    static func recognises(_ text: DumpText) -> Bool {
        JSONDumps.has([#""attributes""#], in: text) && text.contains(#""bounds""#)
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        JSONDumps.trees(in: text).compactMap { tree in
            var builder = JSONTreeBuilder(format, tree, text)
            builder.build(view)
            return builder.dump.views.isEmpty ? nil : finished(builder.dump)
        }
    }

    private static func finished(_ dump: ImportedDump) -> ImportedDump {
        var dump = dump
        let root = dump.views.first { $0.parent == nil }
        if let root, root.frame.x == 0, root.frame.y == 0 {
            dump.assumedScreen = Size(width: root.frame.width, height: root.frame.height)
        }
        let isIOS = dump.assumedScreen.map(DeviceTable.isAppleScreen) ?? false
        dump.unit = isIOS ? .points : .pixels
        let focused = dump.views.indices.filter { dump.views[$0].isFocused }
        let field = focused.last { dump.views[$0].kind.isTextInput } ?? (focused.count == 1 ? focused.first : nil)
        for index in focused where index != field { dump.views[index].isFocused = false }
        if let field, !dump.views[field].kind.isTextInput {
            dump.views[field].kind = .textField
            dump.warn(
                .focusDoubtful,
                line: dump.views[field].line,
                "the view has the focus and is taken for a field, but its class isn't in the dump"
            )
        }
        AndroidContents.measure(&dump, SubtreeEnds.of(dump.views))
        return dump
    }

    private static func view(_ tree: JSONTree, _ index: Int) -> (view: ImportedView, frame: ReadRect?)? {
        guard let attributes = tree.member("attributes", of: index), let bounds = tree.string("bounds", of: attributes)
        else { return nil }
        let className = tree.string("class", of: attributes) ?? ""
        var view = ImportedView(
            className: className.isEmpty ? "Element" : AndroidKind.shortName(of: className),
            kind: AndroidKind.kind(of: className),
            frame: .zero,
            line: 0
        )
        view.identifier = tree.string("resource-id", of: attributes) ?? ""
        view.label = tree.string("accessibilityText", of: attributes) ?? ""
        view.placeholder = tree.string("hintText", of: attributes) ?? ""
        view.text = tree.string("text", of: attributes) ?? ""
        if !view.placeholder.isEmpty, view.kind == .view, className.isEmpty { view.kind = .textField }
        view.isFocused = tree.string("focused", of: attributes) == "true"
        if tree.string("scrollable", of: attributes) == "true", !view.kind.isTextInput {
            if !view.kind.isScrollContainer { view.kind = .scrollView }
            view.scroll = ScrollGeometry(axes: AndroidKind.isHorizontal(className) ? .horizontal : .vertical)
        }
        var scanner = ByteScanner(bounds.utf8)
        return (view, scanner.edges())
    }
}
