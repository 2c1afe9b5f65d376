internal import AvoidanceModels

/// Puts together what the dumps and the options say.
struct Composition {
    let dumps: [ImportedDump]
    let options: ImportOptions
    /// The dump that the views come from.
    let tree: ImportedDump
    /// Pixels per point, where the tree is in pixels and the density is known; else 1.
    let divisor: Double
    let ids: [String]
    /// In the tree's units.
    let frames: [Rect]
    var warnings: [ImportWarning]

    init(_ dumps: [ImportedDump], _ options: ImportOptions) {
        self.dumps = dumps
        self.options = options
        let trees = dumps.filter { !$0.views.isEmpty }
        let whole = trees.filter { $0.format != .keyboardUserInfo && $0.format != .iqKeyboardLog }
        tree = whole.first ?? trees.first ?? dumps.first ?? ImportedDump(.recursiveDescription)
        ids = ViewNames(tree.views).ids
        frames = AbsoluteFrames.frames(of: tree)
        warnings = dumps.flatMap(\.warnings)
        let isInPixels = dumps.contains { $0.unit == .pixels }
        let scale = Self.scale(dumps, options)
        divisor = isInPixels ? scale ?? 1 : 1
        if isInPixels, scale == nil {
            warn(.pixels, "the density isn't known: all lengths are pixels; a scale or a density makes them points")
        }
        if whole.count > 1 { warn(.severalDumps, "more than one dump has views; those of the first one are taken") }
    }

    mutating func warn(_ code: ImportWarningCode, line: Int? = nil, _ reason: String) {
        warnings.append(ImportWarning(code, line: line, reason))
    }

    /// Pixels per point, as far as anything says it.
    private static func scale(_ dumps: [ImportedDump], _ options: ImportOptions) -> Double? {
        options.screen?.scale ?? options.density.map { $0 / 160 } ?? dumps.lazy.compactMap(\.scale).first
            ?? options.device?.scale
    }

    /// What the lengths of a dump are divided by.
    func divisor(of dump: ImportedDump) -> Double { dump.unit == .pixels ? divisor : 1 }

    private var isInPixels: Bool { dumps.contains { $0.unit == .pixels } && Self.scale(dumps, options) == nil }

    mutating func run() -> ImportResult {
        let screen = findScreen()
        let focus = findFocus()
        let builder = LayoutBuilder(dump: tree, ids: ids, frames: frames, divisor: divisor(of: tree))
        let window = builder.window(around: focus.index)
        let windowFrame = window.map { builder.scaled(frames[$0]) }
        let size = screen.size.map { Screen(width: $0.width, height: $0.height, scale: layoutScale) }
        let layout = Layout(
            screen: size ?? Screen(width: 0, height: 0),
            window: windowFrame,
            safeAreaInsets: safeArea(screen.size),
            firstResponder: focus.index.map { ids[$0] },
            caret: focus.index.map { tree.views[$0].isFocused } == true
                ? tree.caret.map { Scaling.divided($0, by: divisor(of: tree)) } : nil,
            views: builder.views(in: window)
        )
        var result = ImportResult(
            formats: dumps.map(\.format.rawValue),
            units: isInPixels ? "pixels" : "points",
            layout: ImportedLayout(layout, hasScreen: size != nil)
        )
        let keyboard = findKeyboard(screen.size)
        result.event = keyboard.event
        result.focus = focus.index.map(place)
        result.fields = fields.map(place)
        result.scrollViews = tree.views.indices.filter { tree.views[$0].scroll != nil }.map(place)
        result.needsFocus = focus.need
        result.needsKeyboard = keyboard.need
        result.needsScreen = screen.need
        result.reportedMove = dumps.lazy.compactMap(\.reportedMove).first
        result.warnings = warnings
        return result
    }

    /// The views that take text and are not out of sight with all that they are in.
    var fields: [Int] {
        var hidden: [Bool] = []
        hidden.reserveCapacity(tree.views.count)
        for view in tree.views { hidden.append(view.isHidden || view.parent.map { hidden[$0] } ?? false) }
        return tree.views.indices.filter { tree.views[$0].kind.isTextInput && !hidden[$0] }
    }

    func place(_ index: Int) -> ImportedPlace {
        ImportedPlace(
            tree.views[index],
            id: ids[index],
            frame: Scaling.divided(frames[index], by: divisor(of: tree))
        )
    }

    private var layoutScale: Double? {
        if isInPixels { return 1 }
        return Self.scale(dumps, options)
    }

    private mutating func safeArea(_ screen: Size?) -> EdgeInsets {
        guard let device = options.device, let screen, !isInPixels else { return .zero }
        if !device.isSafeAreaKnown {
            warn(.contradiction, "not every edge of \(device.name)'s safe area is known; zero is taken for the others")
        }
        return device.safeArea(screen.width > screen.height ? .landscape : .portrait)
    }
}
