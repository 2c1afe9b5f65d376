internal import AvoidanceModels

/// Makes a tree of UIKit's descriptions, and reads the focus and the keyboard from its private views.
struct UIKitTree {
    private var dump: ImportedDump
    private var open = OpenViews()
    private var keyboardHost: Int?
    /// The turned and scaled views that were warned of.
    private var transformed: Set<Int> = []

    init(_ format: DumpFormat) {
        dump = ImportedDump(format)
        dump.space = .parent
    }

    mutating func add(_ line: UIKitLine) {
        let description = line.description
        let kind = UIKitKind.kind(description.className, base: description.baseClass)
        var view = ImportedView(className: description.className, kind: kind, frame: .zero, line: line.number)
        view.address = description.address
        view.identifier = description.identifier
        view.isHidden = description.isHidden
        view.text = description.text
        view.placeholder = description.placeholder
        view.boundsOrigin = description.contentOffset ?? .zero
        if let transform = description.transform, !Self.isTranslation(transform) {
            view.isTransformed = true
            view.isTurned = transform.count == 6 && abs(transform[1]) > abs(transform[0])
        }
        view.scroll = Self.scroll(description, kind)
        if view.scroll != nil, kind == .view { view.kind = .scrollView }
        if !description.isComplete {
            dump.warn(.malformed, line: line.number, "\(description.className) ends in the middle of its description")
        }
        let before = dump.views.count
        dump.add(view, frame: description.frame, line: line.number, atDepth: line.depth, &open)
        if dump.views.count > before {
            noticeTransform(line)
            notice(description, line)
        }
    }

    /// The frames in a turned or scaled view are in the view's own space.
    private mutating func noticeTransform(_ line: UIKitLine) {
        guard let parent = dump.views[dump.views.count - 1].parent, dump.views[parent].isTransformed,
            transformed.insert(parent).inserted
        else { return }
        dump.warn(
            .approximateFrames,
            line: line.number,
            "\(dump.views[parent].className) is turned or scaled: the frames of the views in it are approximate"
        )
    }

    mutating func finish() -> ImportedDump {
        guard let root = dump.views.first else { return dump }
        if let keyboardHost { dump.keyboard = .shown(AbsoluteFrames.frames(of: dump)[keyboardHost]) }
        noticeScreen(root)
        removeKeyboardWindows()
        if dump.views.allSatisfy({ $0.frame.width == 0 && $0.frame.height == 0 }) {
            dump.warn(
                .notLaidOut,
                line: root.line,
                "no view has a size: the dump was taken before the views were laid out"
            )
            dump.screen = nil
            dump.screenCandidates = []
        }
        return dump
    }

    /// What tells of the focus or of the keyboard.
    private mutating func notice(_ description: UIKitDescription, _ line: UIKitLine) {
        let index = dump.views.count - 1
        switch description.className {
        case "UIFieldEditor":
            focus(from: index)
        case let name where UIKitKind.keyboardHosts.contains(name):
            let host = dump.views[index]
            if host.frame.width > 0, host.frame.height > 0, !host.isHidden { keyboardHost = index }
        case let name where name.hasSuffix("TextCursorView") || name == "_UITextCursorView":
            if focus(from: index) {
                dump.warn(.focusDoubtful, line: line.number, "the focus was told by the cursor in the field")
            }
        default:
            guard let parent = dump.views[index].parent, dump.views[parent].className == "UITextSelectionView",
                dump.views[index].frame.width > 0, dump.views[index].frame.width <= 3
            else { return }
            if let field = field(around: index) {
                focus(from: index)
                dump.caret = frame(of: index, in: field)
            }
        }
    }

    /// The windows of the keyboard lie over the app's, and are there without it too.
    private mutating func removeKeyboardWindows() {
        let windows = dump.views.indices.filter { index in
            dump.views[index].parent == nil && Self.keyboardWindows.contains(dump.views[index].className)
        }
        guard let first = windows.first, windows.count < dump.views.count else { return }
        if dump.keyboard == nil {
            dump.warn(
                .keyboardUnknown,
                line: dump.views[first].line,
                "the keyboard's window is in the dump, but not where the keyboard is in it, nor whether it is shown"
            )
        }
        dump.views = ViewRemoval.removing(Set(windows), from: dump.views)
    }

    private static let keyboardWindows: Set = ["UITextEffectsWindow", "UIRemoteKeyboardWindow"]

    @discardableResult
    private mutating func focus(from index: Int) -> Bool {
        guard let field = field(around: index) else { return false }
        dump.views[field].isFocused = true
        return true
    }

    private func field(around index: Int) -> Int? {
        var view = dump.views[index].parent
        while let index = view {
            if dump.views[index].kind.isTextInput { return index }
            view = dump.views[index].parent
        }
        return nil
    }

    /// The frame of a view in the bounds of one that it lies in.
    private func frame(of index: Int, in ancestor: Int) -> Rect {
        var frame = dump.views[index].frame
        var view = dump.views[index].parent
        while let index = view, index != ancestor {
            frame.x += dump.views[index].frame.x - dump.views[index].boundsOrigin.x
            frame.y += dump.views[index].frame.y - dump.views[index].boundsOrigin.y
            view = dump.views[index].parent
        }
        return frame
    }

    private mutating func noticeScreen(_ root: ImportedView) {
        let size = Size(width: root.frame.width, height: root.frame.height)
        let isTurned = dump.views.contains { view in
            view.isTurned && view.frame.height >= view.frame.width
                && (view.parent == nil || view.parent.map { dump.views[$0].parent == nil } == true)
        }
        if isTurned {
            dump.warn(
                .rotatedWindow,
                line: root.line,
                "the window is turned and keeps its upright size, as before iOS 8: \(root.frame.width.text) by "
                    + "\(root.frame.height.text) is not the visible screen"
            )
            dump.screenCandidates = [Size(width: size.height, height: size.width), size]
        } else if root.kind == .window {
            dump.screen = size
        } else {
            dump.screenCandidates = [size]
            dump.warn(.partOfWindow, line: root.line, "the first view is not a window: the dump shows a part of one")
        }
    }

    private static func isTranslation(_ transform: [Double]) -> Bool {
        transform.count == 6 && transform[0] == 1 && transform[1] == 0 && transform[2] == 0 && transform[3] == 1
    }

    private static func scroll(_ description: UIKitDescription, _ kind: ViewKind) -> ScrollGeometry? {
        guard !UIKitKind.inertScrollViews.contains(description.className) else { return nil }
        guard description.contentOffset != nil || (kind.isScrollContainer && kind != .webView) else { return nil }
        return ScrollGeometry(
            contentSize: description.contentSize,
            contentOffset: description.contentOffset ?? .zero,
            adjustedContentInset: description.adjustedContentInset
        )
    }
}
