internal import AvoidanceModels

/// Makes a tree of views of the elements of one document.
final class UIAutomatorTree: XMLTreeBuilder {
    /// The window that the elements are in, where windows are elements.
    private(set) var window: XMLElement?
    /// The part of the keyboard's window that takes touches.
    private(set) var keyboardWindow: Rect?
    /// Whether the text begins inside the document.
    let isFragment: Bool
    /// Whether the elements are those of another display than the first.
    private var isOnOtherDisplay = false
    private var hasLeftOut = false

    init(isFragment: Bool) {
        self.isFragment = isFragment
        super.init(UIAutomatorDump.format)
        dump.unit = .pixels
    }

    override func view(_ element: XMLElement) -> (view: ImportedView, frame: ReadRect?)? {
        switch element.name {
        case "hierarchy":
            noticeScreen(element)
            return nil
        case "displays", "fragment": return nil
        case "display":
            if !dump.views.isEmpty { isOnOtherDisplay = true }
            return nil
        case "window":
            window = element
            if !isOnOtherDisplay, isKeyboardWindow {
                keyboardWindow = AndroidFacts.bounds(element["bounds"] ?? "")?.rect
            }
            return nil
        default: break
        }
        guard !isOnOtherDisplay else {
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
        // A field of Compose's has no class of its own, or that of a scroll view, where the text may scroll.
        view.mayTakeText =
            (view.kind == .view || view.kind == .scrollView) && element.isTrue("long-clickable")
            && element.isTrue("focusable")
        view.isInKeyboard = isKeyboard(element, className)
        return (view, frame)
    }

    private func leaveOut(_ element: XMLElement) {
        guard !hasLeftOut else { return }
        hasLeftOut = true
        dump.warn(.severalDumps, line: element.line, "the dump has several displays; the first one is taken")
    }

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
}

extension XMLElement {
    fileprivate func isFalse(_ name: String) -> Bool { self[name] == "false" }
}
