/// Which of the covered scroll views get insets.
@usableFromInline
package enum InsetScope: String, WireToken {
    /// Every one.
    case all
    /// Those that hold the first responder.
    case focused
}
