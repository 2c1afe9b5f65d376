import AvoidanceModels

/// The layout as arrays: each view at most once, superviews before their subviews, back to front.
///
/// The tree is flattened once; every later step reads these arrays.
struct LayoutTree {
    /// The window's own bounds.
    var window: Rect
    /// The lowest y of the window's safe area.
    var safeBottom: Double
    var safeAreaInsets: EdgeInsets
    var nodes: [LayoutNode] = []
    /// The views' ids, by index.
    var ids: [String] = []
    var scrolls: [ScrollNode] = []
    var bars: [BarNode] = []
    var extras: [NodeExtra] = []
    /// The first responder's index; nil when nothing has the focus or it is not in the layout.
    var focus: Int?
    /// The top-level view that is moved up beside all constraints, and how far.
    var lift: (root: Int, distance: Double)?
}

extension LayoutTree {
    /// The superviews of a view, nearest first, by index.
    func superviews(of index: Int) -> Superviews {
        Superviews(nodes: nodes, index: index)
    }

    /// Whether one of the two is the other's superview, at any depth, or both are one view.
    func areNested(_ one: Int, _ other: Int) -> Bool {
        (one <= other && other < nodes[one].end) || (other <= one && one < nodes[other].end)
    }

    /// The top-level view that holds a view.
    func root(of index: Int) -> Int {
        var root = index
        while nodes[root].parent >= 0 { root = nodes[root].parent }
        return root
    }

    /// Whether a raised bar lies on a view: in front of it, and neither its superview nor its subview.
    func bar(_ bar: BarNode, isInFrontOf index: Int) -> Bool {
        bar.node > index && !areNested(bar.node, index)
    }
}

/// The way from a view up to its top-level view.
struct Superviews: Sequence, IteratorProtocol {
    let nodes: [LayoutNode]
    var index: Int

    mutating func next() -> Int? {
        index = nodes[index].parent
        return index >= 0 ? index : nil
    }
}
