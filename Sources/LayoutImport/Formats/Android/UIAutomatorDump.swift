internal import AvoidanceModels

/// The dumps of Android's `uiautomator` and the page source of Appium's UiAutomator2, in XML and pixels.
enum UIAutomatorDump: DumpReader {
    static let format = DumpFormat.uiAutomatorDump

    /// With `--windows`, the hierarchies of all windows lie in one document.
    private static let roots: [StaticString] = ["displays", "hierarchy"]

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
        /// The window that the elements are in, where windows are elements.
        private var window: XMLElement?
        /// The part of the keyboard's window that takes touches.
        private var keyboardWindow: Rect?
        private var displays = 0
        private var hasLeftOut = false

        init() {
            super.init(UIAutomatorDump.format)
            dump.unit = .pixels
        }

        override func view(_ element: XMLElement) -> (view: ImportedView, frame: ReadRect?)? {
            switch element.name {
            case "hierarchy":
                noticeScreen(element)
                return nil
            case "displays": return nil
            case "display":
                if !dump.views.isEmpty { displays += 1 }
                return nil
            case "window":
                window = element
                if displays == 0, isKeyboardWindow {
                    keyboardWindow = AndroidFacts.bounds(element["bounds"] ?? "")?.rect
                }
                return nil
            default: break
            }
            guard displays == 0 else {
                leaveOut(element)
                return nil
            }
            let className = element["class"] ?? element.name
            guard !element.isFalse("visible-to-user"), !element.isFalse("displayed") else { return nil }
            guard let frame = AndroidFacts.bounds(element["bounds"] ?? "") else {
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
            view.isInKeyboard = isKeyboard(element, className)
            return (view, frame)
        }

        private func leaveOut(_ element: XMLElement) {
            guard !hasLeftOut else { return }
            hasLeftOut = true
            dump.warn(.severalDumps, line: element.line, "the dump has several displays; the first one is taken")
        }

        func finish() -> ImportedDump {
            // Windows are listed from the front to the back.
            if window != nil { dump.views = ViewOrder.reversingRoots(of: dump.views) }
            let windows = dump.views.indices.filter { dump.views[$0].parent == nil }
            for index in dump.views.indices {
                if let parent = dump.views[index].parent, dump.views[parent].isInKeyboard {
                    dump.views[index].isInKeyboard = true
                }
            }
            let keyboards = Set(dump.views.indices.filter(isKeyboard))
            let ends = SubtreeEnds.of(dump.views)
            noticeKeyboard(keyboards, ends)
            noticeScreen(windows.filter { !keyboards.contains($0) }, keyboards)
            noticeFocus()
            AndroidContents.measure(&dump, ends)
            dump.views = ViewRemoval.removing(keyboards, from: dump.views)
            noticeAvoidance()
            return dump
        }

        /// Whether it is the outermost view of a keyboard.
        private func isKeyboard(_ index: Int) -> Bool {
            guard dump.views[index].isInKeyboard else { return false }
            return dump.views[index].parent.map { !dump.views[$0].isInKeyboard } ?? true
        }

        private func noticeKeyboard(_ keyboards: Set<Int>, _ ends: [Int]) {
            if let keyboardWindow, keyboardWindow.height > 0 {
                dump.keyboard = .shown(keyboardWindow)
                return
            }
            guard let keyboard = keyboards.max(by: { (area($0), $1) < (area($1), $0) }) else { return }
            AndroidKeyboardViews.takeKeyboard(at: keyboard, of: &dump, ends)
        }

        private func area(_ index: Int) -> Double { dump.views[index].frame.width * dump.views[index].frame.height }

        private var isKeyboardWindow: Bool { window?["type"]?.hasSuffix("INPUT_METHOD") == true }

        private func isKeyboard(_ element: XMLElement, _ className: String) -> Bool {
            if let type = element["window-type"] { return type == "input_method" }
            if window?["type"] != nil { return isKeyboardWindow }
            return AndroidKeyboardViews.contain(
                package: element["package"] ?? "",
                identifier: element["resource-id"] ?? "",
                className: className
            )
        }

        private func noticeScreen(_ hierarchy: XMLElement) {
            guard let width = hierarchy.number("width"), let height = hierarchy.number("height"), width > 0, height > 0,
                WireNumber.areTaken([width, height])
            else { return }
            dump.screen = Size(width: width, height: height)
        }

        /// A window that begins at the screen's corner fills it; one that doesn't is a dialog.
        private func noticeScreen(_ windows: [Int], _ keyboards: Set<Int>) {
            let frames = windows.map { dump.views[$0].frame }
            guard dump.screen == nil else { return noticeBars(frames.filter { $0.x == 0 && $0.y == 0 }) }
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

        /// The root's size may leave out the system's bars, which windows reach into.
        private func noticeBars(_ windows: [Rect]) {
            guard let screen = dump.screen, let right = windows.map(\.maxX).max(),
                let bottom = windows.map(\.maxY).max(), right > screen.width + 1 || bottom > screen.height + 1
            else { return }
            let whole = Size(width: max(right, screen.width), height: max(bottom, screen.height))
            dump.screen = whole
            dump.warn(
                .screenAssumed,
                "the root says \(screen.text), but a window reaches further: \(whole.text) is taken"
            )
        }

        private func noticeFocus() {
            let focused = dump.views.indices.filter { dump.views[$0].isFocused }
            let own = focused.filter { !dump.views[$0].isInKeyboard }
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
