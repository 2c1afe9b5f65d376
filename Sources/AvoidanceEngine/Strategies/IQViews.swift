import AvoidanceModels

/// The views that IQKeyboardManager changes, and what it remembers of them, while it answers an event.
struct IQViews {
    let scene: StrategyScene
    /// The scroll views' values, by view.
    var values: [Int: ViewValues] = [:]
    /// What the last innermost scroll view, and a text view that was shrunk, had before.
    private(set) var remembered: [Int: ViewValues] = [:]
    /// How far down each top-level view but the navigation bar is moved.
    var translations: [Int: Double] = [:]

    private static let scrollFields: ViewFields = [.contentInset, .scrollIndicatorInsets, .contentOffset]

    init(_ scene: StrategyScene) {
        self.scene = scene
        for view in scene.scrollViews {
            values[view] = scene.present(view, Self.scrollFields)
            guard var before = scene.entry(of: view)?.before, before.contentInset != nil else { continue }
            before.fill(from: scene.present(view, Self.scrollFields))
            remembered[view] = before.keeping(Self.scrollFields)
        }
        for view in scene.tree.nodes.indices {
            let node = scene.tree.nodes[view]
            guard node.parent < 0, !node.isHidden, scene.kind(of: view) != "navigationBar" else { continue }
            translations[view] = scene.translation(of: view).y
        }
    }

    /// Whether a view is a text view that scrolls by itself.
    func isScrollingText(_ view: Int) -> Bool {
        scene.kind(of: view) == "textView" && scene.geometry(of: view)?.isScrollEnabled == true
    }

    /// Keeps what a scroll view has now, unless something is kept of it already.
    mutating func remember(_ view: Int) {
        if remembered[view] == nil { remembered[view] = values[view] }
    }

    /// Gives the remembered views but one what they had before, and forgets them.
    mutating func giveBack(except kept: Int?) {
        for view in remembered.keys.sorted() where view != kept {
            restore(view)
            remembered[view] = nil
        }
    }

    /// Gives everything back, since the keyboard is gone.
    ///
    /// A shrunk text view that is no longer the first responder keeps its inset, and stays remembered.
    mutating func restore() {
        for view in translations.keys { translations[view] = 0 }
        for view in remembered.keys.sorted() {
            if scene.kind(of: view) == "textView" {
                guard view == scene.focus else { continue }
                restore(view)
            } else {
                restore(view)
                for outer in [view] + scene.scrollViews(around: view) { holdToContent(outer) }
            }
            remembered[view] = nil
        }
    }

    /// Gives a view its insets, and its offset where that is asked for, if something of it has changed.
    private mutating func restore(_ view: Int) {
        let restoresOffset =
            scene.policy[IQKeyboardManagerParameters.restoreContentOffset] && scene.kind(of: view) != "textView"
        guard let before = remembered[view], var now = values[view],
            now.contentInset != before.contentInset || restoresOffset
        else { return }
        now.contentInset = before.contentInset
        now.scrollIndicatorInsets = before.scrollIndicatorInsets
        if restoresOffset { now.contentOffset = before.contentOffset }
        values[view] = now
    }

    /// Takes an offset back to where the content ends, whatever the insets are.
    private mutating func holdToContent(_ view: Int) {
        let height = scene.tree.nodes[view].frame.height
        let end = max(scene.contentSize(of: view).height, height) - height
        guard let offset = values[view]?.contentOffset?.y, offset > end else { return }
        values[view]?.contentOffset?.y = end
    }

    /// Answers every view, and says what is to be remembered.
    func write(to outcome: inout StrategyOutcome) {
        for view in Set(values.keys).union(translations.keys).sorted() {
            var fields: ViewFields = []
            if values[view] != nil { fields.formUnion(Self.scrollFields) }
            if translations[view] != nil { fields.formUnion(.translation) }
            outcome.change(view, fields) { present in
                if let values = values[view] { present.take(values) }
                present.translation?.y = translations[view] ?? 0
            }
            outcome.remember(view, entry(of: view, outcome.after(view)))
        }
    }

    private func entry(of view: Int, _ after: ViewValues) -> LedgerEntry? {
        var entry = LedgerEntry(before: remembered[view] ?? ViewValues(), applied: ViewValues())
        if remembered[view] != nil { entry.applied = after.keeping(Self.scrollFields) }
        if let translation = after.translation, translation != .zero {
            entry.before.translation = .zero
            entry.applied.translation = translation
        }
        return entry == LedgerEntry(before: ViewValues(), applied: ViewValues()) ? nil : entry
    }
}
