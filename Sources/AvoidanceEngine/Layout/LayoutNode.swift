import AvoidanceModels

/// One view of the flattened tree.
///
/// There are as many of these as views, so what few views have lies apart.
struct LayoutNode {
    /// The view's id.
    let id: String
    /// In the superview's bounds space, as the request has it.
    var frame: Rect
    /// From the view's own bounds space to the window.
    var map: AffineMap = .translation(x: 0, y: 0)
    /// The view in window coordinates.
    var box: Rect = .zero
    /// What the superviews and the window let through, in window coordinates.
    var clip: Rect = .zero
    /// Whether it or a superview is hidden.
    let isHidden: Bool
    /// Whether what lies outside its bounds is invisible.
    let clips: Bool
    /// Whether the view ends at the line of a superview that shrinks, and follows it.
    var followsLine = false

    private let superview: Int32
    private var next: Int32
    private var scrollIndex: Int32 = -1
    private var barIndex: Int32 = -1
    private var rarity: Rarity?

    init(id: String, parent: Int, index: Int, frame: Rect, transform: Transform?, isHidden: Bool, clips: Bool) {
        self.id = id
        self.frame = frame
        self.isHidden = isHidden
        self.clips = clips
        superview = Int32(truncatingIfNeeded: parent)
        next = Int32(truncatingIfNeeded: index + 1)
        if let transform { rarity = Rarity(transform: transform, placed: nil, line: nil) }
    }

    /// The superview's index, -1 for a top-level view.
    var parent: Int { Int(superview) }

    /// One past the last index of the subtree: the subviews follow their superview at once.
    var end: Int {
        get { Int(next) }
        set { next = Int32(truncatingIfNeeded: newValue) }
    }

    /// The index among the tree's scroll views, -1 for none.
    var scroll: Int {
        get { Int(scrollIndex) }
        set { scrollIndex = Int32(truncatingIfNeeded: newValue) }
    }

    /// The index among the tree's bars, -1 for none.
    var bar: Int {
        get { Int(barIndex) }
        set { barIndex = Int32(truncatingIfNeeded: newValue) }
    }

    /// About the centre; nil for none.
    var transform: Transform? {
        get { rarity?.transform }
        set { rarity = Rarity(transform: newValue, placed: rarity?.placed, line: rarity?.line) }
    }

    /// The frame as placed: a bar's constant and a shrinking superview make it another one.
    var placed: Rect { rarity?.placed ?? frame }

    /// The line at which what is inside a shrunk superview ends, in window coordinates.
    var line: ShrinkLine? { rarity?.line }

    /// Keeps where the view was placed.
    mutating func place(_ placed: Rect, line: ShrinkLine?) {
        let isElsewhere = placed != frame
        if rarity == nil, !isElsewhere, line == nil { return }
        rarity = Rarity(transform: transform, placed: isElsewhere ? placed : nil, line: line)
    }

    /// What few views have.
    private final class Rarity {
        let transform: Transform?
        let placed: Rect?
        let line: ShrinkLine?

        init(transform: Transform?, placed: Rect?, line: ShrinkLine?) {
            self.transform = transform
            self.placed = placed
            self.line = line
        }
    }
}

/// The bottom of a view that shrinks above the keyboard, in window coordinates.
struct ShrinkLine {
    /// As the request has it.
    var before: Double
    /// As placed.
    var after: Double
    /// Whether what would reach beyond it ends there: not where the view is back at its full height.
    var cuts: Bool
}
