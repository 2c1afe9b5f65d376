internal import AvoidanceModels

/// The dumps of Android's `uiautomator` and the page source of Appium's UiAutomator2, in XML and pixels.
enum UIAutomatorDump: DumpReader {
    static let format = DumpFormat.uiAutomatorDump

    private static let roots: [StaticString] = ["hierarchy"]

    static func recognises(_ text: DumpText) -> Bool { XMLText.has(roots, in: text) }

    static func read(_ text: DumpText) -> [ImportedDump] {
        let source = XMLText(text, roots: roots)
        return source.documents.map { document in
            let builder = Builder()
            builder.read(source, document)
            return builder.finish()
        }
    }

    private final class Builder: XMLTreeBuilder {
        init() {
            super.init(UIAutomatorDump.format)
            dump.unit = .pixels
        }

        override func view(_ element: XMLElement) -> (view: ImportedView, frame: ReadRect?)? {
            if element.name == "hierarchy" {
                noticeScreen(element)
                return nil
            }
            let className = element["class"] ?? element.name
            guard !element.isFalse("visible-to-user"), !element.isFalse("displayed") else { return nil }
            var scanner = ByteScanner((element["bounds"] ?? "").utf8)
            guard let frame = scanner.edges() else {
                dump.warn(.badFrame, line: element.line, "\(className) has no bounds that can be read; it is left out")
                return nil
            }
            if frame.width == 0 || frame.height == 0 { return nil }
            var view = ImportedView(
                className: AndroidKind.shortName(of: className),
                kind: AndroidKind.kind(of: className),
                frame: .zero,
                line: element.line
            )
            view.identifier = element["resource-id"] ?? ""
            view.label = element["content-desc"] ?? ""
            view.placeholder = element["hint"] ?? ""
            view.text = element["text"] ?? ""
            let showsHint =
                element.isTrue("showing-hint") || (!view.placeholder.isEmpty && view.text == view.placeholder)
            if showsHint { view.text = "" }
            view.isFocused = element.isTrue("focused")
            if element.isTrue("scrollable"), !view.kind.isTextInput {
                if !view.kind.isScrollContainer { view.kind = .scrollView }
                view.scroll = ScrollGeometry(axes: AndroidKind.isHorizontal(className) ? .horizontal : .vertical)
            }
            view.mayTakeText = view.kind == .view && element.isTrue("long-clickable") && element.isTrue("focusable")
            view.isInKeyboard = isKeyboard(element)
            return (view, frame)
        }

        func finish() -> ImportedDump {
            let windows = dump.views.indices.filter { dump.views[$0].parent == nil }
            let keyboards = Set(dump.views.indices.filter { dump.views[$0].isInKeyboard }.map { root(of: $0) })
            if let keyboard = keyboards.max(by: { area($0) < area($1) }) {
                dump.keyboard = .shown(dump.views[keyboard].frame)
            }
            noticeScreen(windows.filter { !keyboards.contains($0) }, keyboards)
            noticeFocus(keyboards)
            let ends = SubtreeEnds.of(dump.views)
            AndroidContents.measure(&dump, ends)
            dump.views = ViewRemoval.removing(keyboards, from: dump.views)
            noticeAvoidance()
            return dump
        }

        private func area(_ index: Int) -> Double { dump.views[index].frame.width * dump.views[index].frame.height }

        private func root(of index: Int) -> Int {
            var index = index
            while let parent = dump.views[index].parent { index = parent }
            return index
        }

        private func isKeyboard(_ element: XMLElement) -> Bool {
            if let type = element["window-type"] { return type == "input_method" }
            let package = element["package"] ?? ""
            return package.contains("inputmethod") || package.contains("honeyboard")
        }

        private func noticeScreen(_ hierarchy: XMLElement) {
            guard let width = hierarchy.number("width"), let height = hierarchy.number("height"), width > 0, height > 0,
                WireNumber.areTaken([width, height])
            else { return }
            dump.screen = Size(width: width, height: height)
        }

        /// A window that begins at the screen's corner fills it; one that doesn't is a dialog.
        private func noticeScreen(_ windows: [Int], _ keyboards: Set<Int>) {
            guard dump.screen == nil else { return }
            let frames = windows.map { dump.views[$0].frame }
            guard let largest = frames.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return }
            if largest.x == 0, largest.y == 0 {
                let bottom = (frames + keyboards.map { dump.views[$0].frame }).map(\.maxY).max() ?? largest.maxY
                dump.assumedScreen = Size(width: largest.width, height: bottom)
            } else if let line = windows.first.map({ dump.views[$0].line }) {
                dump.warn(
                    .partOfWindow,
                    line: line,
                    "the window is a dialog at \(largest.x.text), \(largest.y.text): its size is not the screen's"
                )
            }
        }

        private func noticeFocus(_ keyboards: Set<Int>) {
            let focused = dump.views.indices.filter { dump.views[$0].isFocused }
            let own = focused.filter { !keyboards.contains(root(of: $0)) }
            let fields = own.filter { dump.views[$0].kind.isTextInput }
            let choice = fields.last ?? own.last { dump.views[$0].mayTakeText }
            for index in focused where index != choice { dump.views[index].isFocused = false }
            guard let choice, fields.isEmpty else { return }
            dump.views[choice].kind = .textField
            dump.warn(
                .focusDoubtful,
                line: dump.views[choice].line,
                "\(dump.views[choice].className) has the focus and is taken for a field, but its class doesn't say so"
            )
        }

        private func noticeAvoidance() {
            guard case .shown(let keyboard)? = dump.keyboard else { return }
            for view in dump.views where view.parent == nil && (view.frame.maxY - keyboard.y).magnitude <= 1 {
                dump.warn(
                    .alreadyAvoided,
                    line: view.line,
                    "the window ends where the keyboard begins: the app has made room for it already"
                )
            }
        }
    }
}

extension XMLElement {
    fileprivate func isFalse(_ name: String) -> Bool { self[name] == "false" }
}
