/// What keeps a part of a view out of sight.
@usableFromInline
package enum OcclusionCause: String, WireToken {
    /// The keyboard lies on it.
    case keyboard
    /// A raised bar lies on it.
    case bar
    /// A superview cuts it off.
    case clip
    /// It lies outside the window.
    case offScreen
    /// The view or a superview is hidden.
    case hidden
}
