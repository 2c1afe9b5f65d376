/// What a floating or undocked keyboard causes.
@usableFromInline
package enum FloatingMode: String, WireToken {
    /// A covered target is scrolled into the larger free band.
    case scroll
    /// Nothing.
    case ignore
}
