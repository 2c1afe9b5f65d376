internal import AvoidanceModels

/// The tree of `maestro hierarchy`, in JSON or as a table, whose attributes are all strings: in pixels on Android, in
/// points on iOS.
enum MaestroTree: DumpReader {
    static let format = DumpFormat.maestroTree

    static func recognises(_ text: DumpText) -> Bool {
        (JSONDumps.has([#""attributes""#], in: text) && text.contains(#""bounds""#)) || MaestroTable.isIn(text)
    }

    static func read(_ text: DumpText) -> [ImportedDump] {
        let tables = MaestroTable.tables(in: text)
        let dumps = tables.isEmpty ? JSONDumps.trees(in: text).map { dump($0, text) } : tables.map { dump($0, text) }
        return dumps.filter { !$0.views.isEmpty }.map(finished)
    }

    private static func dump(_ tree: JSONTree, _ text: DumpText) -> ImportedDump {
        var builder = JSONTreeBuilder(format, tree, text)
        builder.build(view)
        return builder.dump
    }

    private static func dump(_ table: MaestroTable, _ text: DumpText) -> ImportedDump {
        var dump = ImportedDump(format)
        var open = OpenViews()
        for row in table.rows {
            guard let (view, frame) = view(named: { row.attributes[$0] }) else { continue }
            dump.add(view, frame: frame, line: text.lineNumber(of: row.place), atDepth: row.depth, &open)
        }
        return dump
    }

    private static func finished(_ dump: ImportedDump) -> ImportedDump {
        var dump = dump
        noticeKeyboard(&dump)
        let windows = dump.views.filter { $0.parent == nil && $0.frame.x == 0 && $0.frame.y == 0 }.map(\.frame)
        if let window = windows.max(by: { $0.width * $0.height < $1.width * $1.height }) {
            dump.assumedScreen = Size(width: window.width, height: window.height)
        }
        let isIOS = dump.assumedScreen.map(DeviceTable.isAppleScreen) ?? false
        dump.unit = isIOS ? .points : .pixels
        let focused = dump.focused
        let fields = focused.filter { dump.views[$0].kind.isTextInput }
        // Older versions print no class.
        let field = fields.last ?? (focused.count == 1 && dump.views[focused[0]].mayTakeText ? focused[0] : nil)
        dump.focus(only: field)
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

    /// Takes the keyboard's window out, of which one view or more has a telling id.
    private static func noticeKeyboard(_ dump: inout ImportedDump) {
        let windows = dump.views.indices.filter { dump.views[$0].parent == nil }
        let marked = dump.views.indices.filter { dump.views[$0].isInKeyboard }
        // A tree of one window shows no window of the keyboard.
        guard windows.count > 1, let first = marked.first, let keyboard = windows.last(where: { $0 <= first }) else {
            return
        }
        AndroidKeyboardViews.takeKeyboard(at: keyboard, of: &dump, SubtreeEnds.of(dump.views))
        dump.views = ViewRemoval.removing([keyboard], from: dump.views)
    }

    private static func view(_ tree: JSONTree, _ index: Int) -> (view: ImportedView, frame: ReadRect?)? {
        guard let attributes = tree.member("attributes", of: index) else { return nil }
        return view { name in
            // The flags stand beside the attributes too.
            tree.string(name, of: attributes) ?? (name == "focused" ? tree.string(name, of: index) : nil)
        }
    }

    /// A view by its attributes; nil for one without area, which can't be seen and holds others at most.
    private static func view(named value: (String) -> String?) -> (view: ImportedView, frame: ReadRect?)? {
        guard let bounds = value("bounds") else { return nil }
        let frame = AndroidFacts.bounds(bounds)
        if let frame, frame.width == 0 || frame.height == 0 { return nil }
        let className = value("class") ?? ""
        var view = ImportedView(
            className: className.isEmpty ? "Element" : AndroidKind.shortName(of: className),
            kind: AndroidKind.kind(of: className),
            frame: .zero,
            line: 0
        )
        view.identifier = value("resource-id") ?? ""
        view.label = value("accessibilityText") ?? ""
        view.placeholder = value("hintText") ?? ""
        let text = value("text") ?? ""
        view.text = text.isEmpty ? value("value") ?? "" : text
        // An empty field shows its hint.
        if view.text == view.placeholder { view.text = "" }
        if !view.placeholder.isEmpty, className.isEmpty { view.kind = .textField }
        view.mayTakeText = className.isEmpty
        view.isFocused = value("focused") == "true"
        if value("scrollable") == "true", !view.kind.isTextInput {
            if !view.kind.isScrollContainer { view.kind = .scrollView }
            view.scroll = ScrollGeometry(axes: AndroidKind.isHorizontal(className) ? .horizontal : .vertical)
        }
        view.isInKeyboard =
            value("window-type").map { $0 == "input_method" }
            ?? AndroidKeyboardViews.contain(package: "", identifier: view.identifier, className: className)
        return (view, frame)
    }
}
