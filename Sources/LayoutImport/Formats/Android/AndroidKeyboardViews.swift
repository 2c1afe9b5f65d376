internal import AvoidanceModels

/// The views of a keyboard in a tree that shows all windows.
enum AndroidKeyboardViews {
    /// Whether a view is a keyboard's, by its package or the id that Android gives its parts.
    static func contain(package: String, identifier: String, className: String) -> Bool {
        let owner = identifier.firstIndex(of: ":").map { identifier[..<$0] } ?? ""
        let package = package.isEmpty ? owner : package[...]
        return package.contains("inputmethod") || package.contains("honeyboard")
            || className.hasPrefix("android.inputmethodservice.")
            || parts.contains(identifier)
    }

    private static let parts = [
        "android:id/inputArea", "android:id/candidatesArea", "android:id/extractArea",
        "android:id/input_method_nav_back", "android:id/input_method_nav_ime_switcher",
    ]

    /// The share of the screen's height that no keyboard takes.
    private static let windowShare = 0.7

    /// Takes what a keyboard covers whose views begin with this one; its window may be as large as the screen, and clear
    /// above the keyboard.
    static func takeKeyboard(at root: Int, of dump: inout ImportedDump, _ ends: [Int]) {
        let views = dump.views
        let frame = views[root].frame
        let bottom = views.lazy.filter { $0.parent == nil }.map(\.frame.maxY).max() ?? frame.maxY
        guard frame.height > bottom * windowShare else {
            dump.keyboard = .shown(frame)
            return
        }
        let inside = (root..<ends[root]).filter { views[$0].frame.width > 0 && views[$0].frame.height > 0 }
        let parts = topmost(inside, below: frame.y, views, ends)
        guard parts.contains(where: { !isBar(views[$0]) }) else {
            if parts.isEmpty {
                dump.keyboard = .unknown(candidates: [])
                dump.warn(
                    .keyboardUnknown,
                    line: views[root].line,
                    "nothing shows what the keyboard takes of its window"
                )
            } else {
                dump.keyboard = .hidden
            }
            return
        }
        var shown = extent(of: parts[0], views, ends)
        for part in parts.dropFirst() { shown = shown.union(extent(of: part, views, ends)) }
        dump.keyboard = .shown(shown)
        dump.warn(
            .keyboardDoubtful,
            line: views[root].line,
            "the keyboard's window is as large as the screen; what is shown in it is taken for the keyboard"
        )
    }

    /// The outermost views that don't begin at the window's top, as those do that fill it for the sake of what is in
    /// them; a small view at the top counts too.
    private static func topmost(_ inside: [Int], below top: Double, _ views: [ImportedView], _ ends: [Int]) -> [Int] {
        var found: [Int] = []
        var end = 0
        for index in inside where index >= end {
            let hasViews = ends[index] > index + 1
            let isTall = views[index].frame.height > views[inside[0]].frame.height * windowShare
            if views[index].frame.y <= top + 1, hasViews || isTall { continue }
            found.append(index)
            end = ends[index]
        }
        return found
    }

    /// The frame, or what is shown in it where that is but a small part.
    private static func extent(of index: Int, _ views: [ImportedView], _ ends: [Int]) -> Rect {
        let frame = views[index].frame
        var shown: Rect?
        for leaf in (index + 1)..<ends[index] where ends[leaf] == leaf + 1 {
            let part = views[leaf].frame
            if part.width > 0, part.height > 0 { shown = shown?.union(part) ?? part }
        }
        guard let shown else { return frame }
        let isSmall = 2 * shown.width * shown.height < frame.width * frame.height
        return isSmall ? shown : frame
    }

    /// Android's own bar below the keyboard.
    private static func isBar(_ view: ImportedView) -> Bool {
        view.identifier.contains("input_method_nav") || view.identifier.contains("navigationBarBackground")
    }
}
