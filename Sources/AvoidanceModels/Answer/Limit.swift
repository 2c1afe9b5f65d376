/// The constraint that kept the target from being clear.
@usableFromInline
package enum Limit: String, WireToken {
    /// The scroll view is at the end of its content.
    case contentEnd
    /// The scroll view is at the start of its content.
    case contentStart
    /// The target with its margin is taller than the free band.
    case tooTall
    /// Nothing around the target can scroll, and the root may not move far enough.
    case notScrollable
    /// A floating or undocked keyboard covers it, and there is no room beside it or the policy ignores it.
    case keyboardFloating
    /// The target lies outside the window or outside of what clips it.
    case offScreen
}
