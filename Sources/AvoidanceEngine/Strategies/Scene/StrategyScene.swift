import AvoidanceModels

/// What a strategy sees: the layout as it is now, the event, and what was before.
///
/// Views are named by their index in ``tree``, superviews before their subviews. A translation is no part of any frame.
struct StrategyScene {
    let layout: Layout
    let event: KeyboardEvent
    let policy: Policy
    let state: AvoidanceState
    /// The layout with the offsets, frames and constants of the request; every map and box is in place.
    let tree: LayoutTree
    /// What the state remembers of each view.
    let ledger: Ledger
    /// The keyboard that the event leaves.
    let keyboard: TakenKeyboard
    /// The keyboard of the last event; hidden where there was none.
    let previousKeyboard: TakenKeyboard
    private let indices: [String: Int]
    private let kinds: [String]

    init(_ request: AdjustmentRequest) {
        layout = request.layout
        event = request.event
        policy = request.policy
        state = request.state
        ledger = Ledger(state.views)
        previousKeyboard = TakenKeyboard(state.keyboard, in: layout)
        keyboard = TakenKeyboard(after: event, in: layout, previous: previousKeyboard)
        var tree = LayoutTree(layout, ledger: Ledger([]))
        tree.place(bars: .atRest)
        self.tree = tree
        indices = Dictionary(
            tree.ids.indices.map { (tree.ids[$0], $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var kinds: [String] = []
        kinds.reserveCapacity(tree.nodes.count)
        StrategyScene.collectKinds(of: layout.views, into: &kinds)
        self.kinds = kinds
    }

    /// The kinds of views and their subviews in the order of the flattened tree.
    private static func collectKinds(of views: [View], into kinds: inout [String]) {
        for view in views {
            kinds.append(view.kind)
            collectKinds(of: view.subviews, into: &kinds)
        }
    }
}

// MARK: - Views

extension StrategyScene {
    /// The first responder's index; nil without one in the layout.
    var focus: Int? { tree.focus }

    /// The index of the view with an id.
    func index(of id: String) -> Int? { indices[id] }

    /// The id of a view.
    func id(of index: Int) -> String { tree.ids[index] }

    /// Every view with `scroll` that is not hidden, in layout order.
    var scrollViews: [Int] { tree.scrolls.map(\.node).filter { !tree.nodes[$0].isHidden } }

    /// The superviews with `scroll`, nearest first; never the view itself.
    func scrollViews(around index: Int) -> [Int] {
        tree.superviews(of: index).filter { tree.nodes[$0].scroll >= 0 }
    }

    /// Whether a view lies in another one, at any depth; a view does not lie in itself.
    func isInside(_ index: Int, _ other: Int) -> Bool {
        other < index && index < tree.nodes[other].end
    }

    /// What a view is, in the request's word.
    func kind(of index: Int) -> String { kinds[index] }

    /// The first view of the window; nil for an empty layout.
    var firstRoot: Int? { tree.nodes.isEmpty ? nil : 0 }

    /// What the request says of a scroll view; nil for a view without `scroll`.
    func geometry(of index: Int) -> ScrollGeometry? {
        let scroll = tree.nodes[index].scroll
        return scroll >= 0 ? tree.scrolls[scroll].geometry : nil
    }

    /// What the state remembers of a view: what it had before the first adjustment, and what it was given.
    func entry(of index: Int) -> LedgerEntry? { ledger.entry(of: tree.ids[index]) }

    /// The size of a scroll view's content; without one in the layout, the size of the view.
    func contentSize(of index: Int) -> Size {
        let frame = tree.nodes[index].frame
        return geometry(of: index)?.contentSize ?? Size(width: frame.width, height: frame.height)
    }

    /// The values of a view as they are now.
    ///
    /// A translation and a padding are known from the state alone; a value that the view can't have is left out.
    func present(_ index: Int, _ fields: ViewFields) -> ViewValues {
        var values = ViewValues()
        let node = tree.nodes[index]
        if let geometry = geometry(of: index) {
            if fields.contains(.contentInset) { values.contentInset = geometry.contentInset }
            if fields.contains(.scrollIndicatorInsets) {
                values.scrollIndicatorInsets = geometry.scrollIndicatorInsets ?? geometry.contentInset
            }
            if fields.contains(.contentOffset) { values.contentOffset = geometry.contentOffset }
            if fields.contains(.isScrollEnabled) { values.isScrollEnabled = geometry.isScrollEnabled }
            if fields.contains(.contentSize) { values.contentSize = contentSize(of: index) }
        }
        if fields.contains(.bottomConstraint), node.bar >= 0 { values.bottomConstraint = tree.bars[node.bar].now }
        if fields.contains(.translation) { values.translation = entry(of: index)?.applied.translation ?? .zero }
        if fields.contains(.frame) { values.frame = node.frame }
        if fields.contains(.paddingBottom) { values.paddingBottom = entry(of: index)?.applied.paddingBottom ?? 0 }
        return values
    }
}
