import AvoidanceModels

/// One run of the `automatic` strategy (design, section 4): its steps, in order, over one flattened tree.
///
/// A step reads what the earlier ones left in the tree and adds its own; none goes back.
struct AutomaticRun: ~Copyable {
    let event: KeyboardEvent
    let policy: Policy
    /// The first responder's id and the caret in its bounds space.
    let firstResponder: String?
    let caret: Rect?
    /// Pixels per point; nil for no rounding.
    let scale: Double?
    /// The keyboard as the last event left it.
    let previousKeyboard: KeyboardState?
    let keyboard: Keyboard
    let ledger: Ledger
    var tree: LayoutTree
    var trace: Trace
    var warnings: [Warning]
    /// The views to keep in sight with the focus, the most important first, by index.
    var kept: [Int] = []
    /// Whether something was moved since the tree was placed.
    var isMoved = false

    /// Takes a request's layout into a tree that holds the views of `scope`; without one, those that matter here.
    init(_ request: borrowing AdjustmentRequest, scope: LayoutTree.Scope? = nil, explains: Bool = false) {
        event = request.event
        policy = request.policy
        firstResponder = request.layout.firstResponder
        caret = request.layout.caret
        scale = request.layout.screen.scale
        previousKeyboard = request.state.keyboard
        keyboard = Keyboard(
            request.event,
            in: request.layout,
            previous: request.state.keyboard,
            countsOtherApps: request.policy.countsOtherApps
        )
        ledger = Ledger(request.state.views)
        let keepVisible = request.policy.keepVisible
        tree = LayoutTree(
            request.layout,
            ledger: ledger,
            scope: scope ?? .involved(keepVisible.isEmpty ? [] : Set(keepVisible))
        )
        trace = Trace(isOn: explains)
        warnings = keyboard.warnings
    }

    /// Works out the answer.
    mutating func answer() -> AdjustmentAnswer {
        explainKeyboard()
        findNamedViews()

        tree.place(bars: .atRest)
        var visibleBefore = 0.0
        if let focus = tree.focus { visibleBefore = visibleShare(of: focus) }
        if !tree.bars.isEmpty, keyboard.placement == .docked {
            tree.placeAgain(bars: barPlacement)
            explainBars()
        }

        measureOverlaps()
        setInsets()
        if setRestingOffsets() { tree.place(bars: barPlacement) }
        if let focus = tree.focus, keyboard.placement != .hidden, !tree.nodes[focus].isHidden {
            reveal(focus)
        }
        var certified: Focus?
        if let focus = tree.focus { certified = certificate(of: focus, visibleBefore: visibleBefore) }
        return assemble(focus: certified)
    }

    private var barPlacement: LayoutTree.BarPlacement {
        keyboard.placement == .docked ? .aboveKeyboard(top: keyboard.frame.minY) : .atRest
    }

    private mutating func explainKeyboard() {
        trace.add(
            .keyboard,
            nil,
            keyboard.placement == .hidden
                ? "the keyboard is hidden: everything goes back to what it was"
                : "the keyboard is \(keyboard.placement.rawValue), its top at \(keyboard.frame.minY.text) in the "
                    + "window, and covers \(keyboard.visibleHeight(in: tree.window).text) of the window's \(tree.window.height.text)"
        )
    }

    private mutating func explainBars() {
        for bar in tree.bars where bar.isRaised {
            trace.add(
                .bars,
                tree.ids[bar.node],
                "the constant goes from \(bar.rest.text) to \(bar.placed.text), so that the bottom lies at the "
                    + "keyboard's top"
            )
        }
    }

    /// Finds the views to keep in sight, and names every id of the request that no view has.
    mutating func findNamedViews() {
        if let id = firstResponder, tree.focus == nil {
            warnings.append(
                Warning(.firstResponderNotFound, "No view has the first responder's id \"\(id)\"; nothing is scrolled.")
            )
        }
        if policy.keepVisible.isEmpty && ledger.entries.isEmpty { return }
        let known = Dictionary(
            tree.ids.indices.map { (tree.ids[$0], $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for id in policy.keepVisible {
            if let index = known[id] {
                kept.append(index)
            } else {
                warnings.append(Warning(.viewNotFound, "No view has the id \"\(id)\" of policy.keepVisible."))
            }
        }
        for entry in ledger.entries where known[entry.name] == nil {
            warnings.append(
                Warning(.viewVanished, "The view \"\(entry.name)\" of the state is gone; its entry is dropped.")
            )
        }
    }
}
