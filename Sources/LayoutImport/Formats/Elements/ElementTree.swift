internal import AvoidanceModels

/// What all trees of accessibility elements on iOS have in common: their windows, scroll bars, keyboards and contents.
struct ElementTree {
    var dump: ImportedDump
    /// The index behind the last view of each view's subtree.
    private let ends: [Int]

    /// - Parameter dump: the views with frames in the screen's space, not looked into any further.
    init(_ dump: ImportedDump) {
        self.dump = dump
        ends = SubtreeEnds.of(dump.views)
    }

    /// The tree with its screen, its keyboard and the geometry of its scroll views, and without the keyboard's views.
    static func finished(_ dump: ImportedDump) -> ImportedDump {
        var tree = ElementTree(dump)
        tree.noticeScreen()
        let keyboardViews = tree.noticeKeyboard()
        tree.remove(keyboardViews)
        tree.measureScrollViews()
        tree.remove(tree.scrollBars())
        tree.noticeFocus()
        tree.noticeAvoidance()
        return tree.dump
    }

    private mutating func noticeScreen() {
        guard dump.screen == nil else { return }
        let root = dump.views.first { $0.className == "Application" && $0.frame.width > 0 && $0.frame.height > 0 }
        let window = dump.views.first { $0.kind == .window && $0.frame.width > 0 && $0.frame.height > 0 }
        // UIAutomation's application is the screen without its status bar.
        if let view = window ?? root, view.frame.x == 0, view.frame.y == 0 {
            dump.screen = Size(width: view.frame.width, height: view.frame.height)
        } else if let view = dump.views.first(where: { $0.frame.width > 0 && $0.frame.height > 0 }) {
            dump.screenCandidates.append(Size(width: view.frame.width, height: view.frame.height))
        }
    }

    private mutating func noticeKeyboard() -> Set<Int> {
        var search = KeyboardSearch(dump, ends: ends)
        let found = search.run()
        dump = search.dump
        return found
    }

    /// The bars that show how far a view is scrolled: they lie over the content and are no part of it.
    private func scrollBars() -> Set<Int> {
        Set(dump.views.indices.filter { Self.isScrollBar(dump.views[$0]) })
    }

    static func isScrollBar(_ view: ImportedView) -> Bool {
        guard view.kind == .view else { return false }
        if view.label.hasPrefix("Vertical scroll bar") || view.label.hasPrefix("Horizontal scroll bar") { return true }
        // The label is in the user's language; the value is not.
        guard view.text.hasSuffix("%"), view.text.dropLast().allSatisfy(\.isNumber), view.text.count > 1 else {
            return false
        }
        return min(view.frame.width, view.frame.height) <= 32
    }

    /// The content's size and offset, from the one view that holds the content or else from all views in it.
    private mutating func measureScrollViews() {
        var children: [Int: [Int]] = [:]
        for (index, view) in dump.views.enumerated() {
            if let parent = view.parent, dump.views[parent].kind.isScrollContainer {
                children[parent, default: []].append(index)
            }
        }
        for index in dump.views.indices where dump.views[index].kind.isScrollContainer {
            let view = dump.views[index]
            guard view.frame.width > 0, view.frame.height > 0 else { continue }
            let inside = (children[index] ?? []).filter { !Self.isScrollBar(dump.views[$0]) }
            let content = Self.content(of: view, among: inside.map { dump.views[$0] })
            if content.isAssumed {
                dump.warn(
                    .contentDerived,
                    line: view.line,
                    "the dump doesn't show how large the content is; the extent of the views in it is taken"
                )
            }
            dump.views[index].scroll = ScrollGeometry(contentSize: content.size, contentOffset: content.offset)
        }
    }

    private static func content(
        of view: ImportedView,
        among inside: [ImportedView]
    ) -> (size: Size, offset: Point, isAssumed: Bool) {
        let frame = view.frame
        let holder = inside.first { $0.kind == .view && $0.frame.width >= frame.width - 1 && $0.frame.height > 0 }
        if let holder, holder.frame.height >= frame.height - 1 || inside.count == 1 {
            let size = Size(width: holder.frame.width, height: holder.frame.height)
            return (size, Point(x: frame.x - holder.frame.x, y: frame.y - holder.frame.y), false)
        }
        let right = inside.map(\.frame.maxX).max() ?? frame.maxX
        let bottom = inside.map(\.frame.maxY).max() ?? frame.maxY
        let size = Size(width: max(right, frame.maxX) - frame.x, height: max(bottom, frame.maxY) - frame.y)
        return (size, .zero, true)
    }

    private mutating func remove(_ unwanted: Set<Int>) {
        dump.views = ViewRemoval.removing(unwanted, from: dump.views)
    }

    /// More than one focused element: the deepest that takes text.
    private mutating func noticeFocus() {
        let focused = dump.focused
        guard let last = focused.last else { return }
        let fields = focused.filter { dump.views[$0].kind.isTextInput }
        dump.focus(only: fields.last)
        if fields.isEmpty {
            dump.warn(
                .focusDoubtful,
                line: dump.views[last].line,
                "\(dump.views[last].className) has the focus, but takes no text"
            )
        }
    }

    /// An app that has made room already.
    private mutating func noticeAvoidance() {
        guard case .shown(let keyboard)? = dump.keyboard else { return }
        for view in dump.views where view.kind.isScrollContainer && view.frame.height > 0 {
            guard (view.frame.maxY - keyboard.y).magnitude <= 1, view.frame.width >= keyboard.width - 1 else {
                continue
            }
            dump.warn(
                .alreadyAvoided,
                line: view.line,
                "\(view.className) ends where the keyboard begins: the app has made room for it already"
            )
        }
    }
}
