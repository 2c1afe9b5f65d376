import AvoidanceModels

/// One run of the `automatic` strategy (design, section 4): its steps, in order, over one flattened tree.
///
/// A step reads what the earlier ones left in the tree and adds its own; none goes back.
struct AutomaticRun: ~Copyable {
    let animation: Animation
    let policy: AutomaticPolicy
    /// The caret in the first responder's bounds space.
    let caret: Rect?
    /// Pixels per point; nil for no rounding.
    let scale: Double?
    /// Whether the last event left the keyboard hidden.
    let wasHidden: Bool
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
        animation = Animation(duration: request.event.animationDuration, curve: request.event.animationCurve)
        policy = AutomaticPolicy(request.policy)
        caret = request.layout.caret
        scale = request.layout.screen.scale
        wasHidden = request.state.keyboard?.placement.isHidden ?? true
        warnings = []
        keyboard = Keyboard(
            request.event,
            in: request.layout,
            previous: request.state.keyboard,
            countsOtherApps: request.policy.countsOtherApps,
            warnings: &warnings
        )
        ledger = Ledger(request.state.views)
        let keepVisible = request.policy.keepVisible
        tree = LayoutTree(
            request.layout,
            ledger: ledger,
            scope: scope ?? .involved(keepVisible.isEmpty ? [] : Set(keepVisible))
        )
        trace = Trace(isOn: explains)
    }

    /// Works out the answer to the request that the run began with.
    mutating func answer(to request: borrowing AdjustmentRequest) -> AdjustmentAnswer {
        explainKeyboard()
        findNamedViews(of: request)

        tree.place(bars: .atRest)
        noteRest()
        var visibleBefore = visibleShareOfFocus
        if !tree.bars.isEmpty, keyboard.placement.isDocked {
            tree.placeAgain(bars: barPlacement)
            explainBars()
        }

        if settleAtRest(bars: barPlacement) {
            // An offset that only our inset allowed is gone for good, so nothing is seen from there any more.
            tree.place(bars: .atRest)
            visibleBefore = visibleShareOfFocus
            if barPlacement != .atRest { tree.place(bars: barPlacement) }
        }
        if let focus = tree.focus, !keyboard.placement.isHidden, !tree.nodes[focus].isHidden {
            reveal(focus)
        }
        return assemble(focus: certifiedFocus(visibleBefore: visibleBefore))
    }

    private var barPlacement: LayoutTree.BarPlacement {
        keyboard.placement.isDocked ? .aboveKeyboard(top: keyboard.frame.minY) : .atRest
    }

    private mutating func explainKeyboard() {
        trace.add(
            .keyboard,
            nil,
            keyboard.placement.isHidden
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
    mutating func findNamedViews(of request: borrowing AdjustmentRequest) {
        if tree.focus == nil, let id = request.layout.firstResponder {
            warnings.append(
                Warning(.firstResponderNotFound, "No view has the first responder's id \"\(id)\"; nothing is scrolled.")
            )
        }
        if request.policy.keepVisible.isEmpty && ledger.entries.isEmpty { return }
        let known = Dictionary(
            tree.ids.indices.map { (tree.ids[$0], $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for id in request.policy.keepVisible {
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
