import AvoidanceModels

/// One view of the flattened tree.
struct LayoutNode {
    /// The view's id.
    var id: String
    /// The superview's index, -1 for a top-level view.
    var parent: Int
    /// One past the last index of the subtree: the subviews follow their superview at once.
    var end: Int
    /// In the superview's bounds space, as the request has it.
    var frame: Rect
    /// About the centre; nil for none.
    var transform: Transform?
    /// Whether it or a superview is hidden.
    var isHidden: Bool
    /// Whether what lies outside its bounds is invisible.
    var clips: Bool
    /// The index among the tree's scroll views, -1 for none.
    var scroll: Int
    /// The index among the tree's bars, -1 for none.
    var bar: Int

    /// From the view's own bounds space to the window.
    var map: AffineMap = .translation(x: 0, y: 0)
    /// The frame as placed: a bar's constant and a shrinking superview make it another one.
    var placed: Rect
    /// The view in window coordinates.
    var box: Rect = .zero
    /// What the superviews and the window let through, in window coordinates.
    var clip: Rect = .zero
    /// The line at which what is inside a shrunk superview ends, in window coordinates.
    var line: ShrinkLine?
    /// Whether the view itself ends at such a line and follows it.
    var followsLine = false
}

/// The bottom of a view that shrinks above the keyboard, in window coordinates.
struct ShrinkLine {
    /// As the request has it.
    var before: Double
    /// As placed.
    var after: Double
}
