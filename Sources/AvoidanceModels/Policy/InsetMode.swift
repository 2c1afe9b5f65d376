/// How the keyboard's inset meets the author's own.
@usableFromInline
package enum InsetMode: String, WireToken {
    /// The larger of the two.
    case max
    /// Their sum, for apps whose own inset rides up on the keyboard.
    case add
}
