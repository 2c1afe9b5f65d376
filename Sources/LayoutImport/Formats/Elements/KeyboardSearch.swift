internal import AvoidanceModels

/// Finds the keyboard among accessibility elements, which show its keys, but not the area that it takes.
struct KeyboardSearch {
    private(set) var dump: ImportedDump
    private let ends: [Int]

    /// How far a key plane may end above the bottom of the screen, in points.
    private static let bottomGap = 80.0

    init(_ dump: ImportedDump, ends: [Int]) {
        self.dump = dump
        self.ends = ends
    }

    /// Puts the keyboard into the dump and gives the views that belong to it.
    mutating func run() -> Set<Int> {
        if let keys = dump.views.lastIndex(where: { $0.kind == .keyboard && $0.frame.width > 0 && $0.frame.height > 0 })
        {
            return found(keys)
        }
        if let candidate = bareHost() { return candidateFound(candidate) }
        return foreignKeys()
    }

    /// A key plane: the keyboard is the largest element around it that doesn't fill the screen.
    private mutating func found(_ keys: Int) -> Set<Int> {
        let plane = dump.views[keys]
        guard plane.frame.height <= plane.frame.width else {
            dump.keyboard = .unknown(candidates: [])
            dump.warn(
                .keyboardUnknown,
                line: plane.line,
                "the keyboard is taller than wide: its frame is not in the app's orientation"
            )
            return windows(within: plane.frame).union([outermost(keys)])
        }
        var host = keys
        var view = plane.parent
        while let index = view, !fillsScreen(dump.views[index].frame) {
            if area(index) >= area(host) { host = index }
            view = dump.views[index].parent
        }
        if dump.screen == nil, host == keys {
            dump.keyboard = .unknown(candidates: [plane.frame])
            dump.warn(
                .keyboardUnknown,
                line: plane.line,
                "the keys are in the dump, but neither what is around them nor the screen: the keyboard is larger"
            )
            return windows(within: plane.frame).union([host])
        }
        var frame = dump.views[host].frame
        if let inputView = inputView(around: frame) { frame = inputView }
        // One that floats, narrower, ends where its keys do.
        if let screen = dump.screen, frame.width * 2 > screen.width {
            let gap = screen.height - frame.maxY
            if gap > 0, gap <= Self.bottomGap { frame.height += gap }
        }
        dump.keyboard = .shown(frame)
        return windows(within: frame).union([host])
    }

    private func area(_ index: Int) -> Double { dump.views[index].frame.width * dump.views[index].frame.height }

    private func fillsScreen(_ frame: Rect) -> Bool {
        // Where the screen isn't known: no keyboard begins at its top.
        guard let screen = dump.screen else { return frame.y <= 0 }
        return frame.width >= screen.width - 1 && frame.height >= screen.height - 1
    }

    /// The hidden window that hosts the input has the keyboard's area as well.
    private func inputView(around frame: Rect) -> Rect? {
        dump.views.last {
            $0.identifier == "inputView" && $0.frame.y <= frame.y && $0.frame.maxY >= frame.maxY - 1
                && $0.frame.width >= frame.width - 1 && !fillsScreen($0.frame)
        }?.frame
    }

    /// The windows with nothing else in them than what lies in a frame, but for containers that fill the screen.
    private func windows(within frame: Rect) -> Set<Int> {
        var found: Set<Int> = []
        let windows = dump.views.indices.filter { dump.views[$0].kind == .window }
        for window in windows.dropFirst() {
            let inside = (window + 1..<ends[window]).map { dump.views[$0].frame }
            let isKeyboard = inside.allSatisfy { view in
                fillsScreen(view) || view.width == 0 || view.height == 0 || contains(frame, view)
            }
            if isKeyboard { found.insert(window) }
        }
        return found
    }

    private func contains(_ outer: Rect, _ inner: Rect) -> Bool {
        inner.x >= outer.x - 2 && inner.y >= outer.y - 2 && inner.maxX <= outer.maxX + 2 && inner.maxY <= outer.maxY + 2
    }

    /// The window around a view, or the outermost view around it that doesn't fill the screen.
    private func outermost(_ index: Int) -> Int {
        var result = index
        while let parent = dump.views[result].parent, !fillsScreen(dump.views[parent].frame) { result = parent }
        return result
    }

    /// An element at the bottom of a later window, as wide as the screen, where the keyboard's own elements are left out.
    private func bareHost() -> Int? {
        guard let screen = dump.screen else { return nil }
        let windows = dump.views.indices.filter { dump.views[$0].kind == .window }
        for window in windows.dropFirst() {
            let inside = window + 1..<ends[window]
            guard !inside.contains(where: { dump.views[$0].kind.isTextInput || dump.views[$0].kind.isScrollContainer })
            else { continue }
            let host = inside.first { index in
                let frame = dump.views[index].frame
                return dump.views[index].kind == .view && frame.width >= screen.width - 1
                    && (frame.maxY - screen.height).magnitude <= 1 && frame.height >= 40
                    && frame.height <= screen.height * 0.75
            }
            if let host { return host }
        }
        return nil
    }

    private mutating func candidateFound(_ index: Int) -> Set<Int> {
        let view = dump.views[index]
        dump.keyboard = .unknown(candidates: [view.frame])
        dump.warn(
            .keyboardUnknown,
            line: view.line,
            "an element at the bottom of another window may be the keyboard; the dump doesn't say so"
        )
        var window = index
        while let parent = dump.views[window].parent, dump.views[window].kind != .window { window = parent }
        return [window]
    }

    /// The keys of a keyboard that is not Apple's: buttons of one letter each in a row, in the keyboard's own space.
    private mutating func foreignKeys() -> Set<Int> {
        var rows: [[Double]: [Int]] = [:]
        for (index, view) in dump.views.enumerated() where Self.isKey(view) {
            rows[[Double(view.parent ?? -1), view.frame.y, view.frame.height], default: []].append(index)
        }
        let keys = rows.values.filter { $0.count >= 3 }.flatMap { $0 }.sorted()
        guard let first = keys.first else { return [] }
        dump.keyboard = .unknown(candidates: [])
        dump.warn(
            .keyboardUnknown,
            line: dump.views[first].line,
            "buttons of one letter each look like the keys of a keyboard that is not Apple's; its place isn't in the dump"
        )
        return Set(keys)
    }

    private static func isKey(_ view: ImportedView) -> Bool {
        guard view.kind == .button, view.frame.width > 0 else { return false }
        let name = view.label.isEmpty ? view.identifier : view.label
        return name.count == 1 && name.first?.isLetter == true
    }
}
