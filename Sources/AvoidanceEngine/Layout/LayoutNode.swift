import AvoidanceModels

/// One view of the flattened tree: numbers alone, so that nodes are copied and dropped without counting references.
///
/// What few views have lies apart, in ``LayoutTree/extras``.
struct LayoutNode {
    /// In the superview's bounds space, as the request has it.
    var frame: Rect
    /// The frame as placed: a bar's constant and a shrinking superview make it another one.
    private(set) var placed: Rect
    /// From the view's own bounds space to the window.
    private(set) var map: AffineMap = .translation(x: 0, y: 0)
    /// The view in window coordinates.
    private(set) var box: Rect = .zero
    /// What the superviews and the window let through, in window coordinates.
    private(set) var clip: Rect = .zero
    /// Whether it or a superview is hidden.
    let isHidden: Bool
    /// Whether what lies outside its bounds is invisible.
    let clips: Bool
    /// Whether the view ends at the line of a superview that shrinks, and follows it.
    var followsLine = false

    private let superview: Int32
    private var next: Int32
    private let scrollIndex: Int32
    private var barIndex: Int32
    private var extraIndex: Int32 = -1

    init(parent: Int, index: Int, frame: Rect, isHidden: Bool, clips: Bool, scroll: Int, bar: Int) {
        self.frame = frame
        placed = frame
        self.isHidden = isHidden
        self.clips = clips
        superview = Int32(truncatingIfNeeded: parent)
        next = Int32(truncatingIfNeeded: index + 1)
        scrollIndex = Int32(truncatingIfNeeded: scroll)
        barIndex = Int32(truncatingIfNeeded: bar)
    }

    /// Keeps where the view is placed.
    mutating func place(_ placed: Rect, map: AffineMap, box: Rect, clip: Rect) {
        self.placed = placed
        self.map = map
        self.box = box
        self.clip = clip
    }

    /// The superview's index, -1 for a top-level view.
    var parent: Int { Int(superview) }

    /// One past the last index of the subtree: the subviews follow their superview at once.
    var end: Int {
        get { Int(next) }
        set { next = Int32(truncatingIfNeeded: newValue) }
    }

    /// The index among the tree's scroll views, -1 for none.
    var scroll: Int { Int(scrollIndex) }

    /// The index among the tree's bars, -1 for none.
    var bar: Int {
        get { Int(barIndex) }
        set { barIndex = Int32(truncatingIfNeeded: newValue) }
    }

    /// The index among the tree's extras, -1 for none.
    var extra: Int {
        get { Int(extraIndex) }
        set { extraIndex = Int32(truncatingIfNeeded: newValue) }
    }
}
