import AvoidanceModels

/// A view with a bottom constraint.
struct BarNode {
    /// The view's index.
    var node: Int
    /// What the view's bottom is pinned to.
    var relativeTo: BottomConstraint.Anchor
    /// Whether it shrinks instead of moving.
    var pinsTop: Bool
    /// The constant as the request has it.
    var now: Double
    /// The author's constant, which a hide gives back.
    var rest: Double
    /// The constant as placed.
    var placed: Double

    /// A bar that the ledger doesn't know: its constant is the author's.
    init(_ index: Int, _ constraint: BottomConstraint) {
        node = index
        relativeTo = constraint.relativeTo
        pinsTop = constraint.pinsTop
        now = constraint.constant
        rest = now
        placed = rest
    }

    /// Takes from the ledger what was the author's.
    mutating func recall(_ entry: LedgerEntry) {
        // A constant is an inset with its sign turned: the more negative, the more is raised.
        rest = -Ledger.author(
            before: -(entry.before.bottomConstraint ?? now),
            applied: -(entry.applied.bottomConstraint ?? now),
            now: -now
        )
        placed = rest
    }

    /// Whether the keyboard raises it by its constant.
    var isRaised: Bool { placed < rest - Tolerance.geometry }

    /// Whether it lies higher than at rest: raised, or carried by a superview that shrinks.
    var isHigher: Bool { isRaised || isCarried }

    /// Whether it is shorter than at rest, in the request or as placed.
    var isShrunk: Bool { pinsTop && (isRaised || now < rest - Tolerance.geometry) }

    /// The line that the bottom is pinned to at rest, in the superview's space.
    private var restAnchor: Double?
    private var isCarried = false

    /// Keeps where a placement has the line that the bottom is pinned to, in the superview's space.
    mutating func note(anchor: Double, _ placement: LayoutTree.BarPlacement) {
        if placement == .atRest {
            restAnchor = anchor
            isCarried = false
        } else if let restAnchor {
            isCarried = anchor < restAnchor - Tolerance.geometry
        }
    }
}
