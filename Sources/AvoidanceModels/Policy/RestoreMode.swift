/// What a hide does with the content offset.
@usableFromInline
package enum RestoreMode: String, WireToken {
    /// It goes back to where it was before the keyboard.
    case previous
    /// It stays, and is only brought back into its legal range.
    case stay
}
