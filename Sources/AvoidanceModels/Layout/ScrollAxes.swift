/// The axes on which a scroll view scrolls.
@usableFromInline
package enum ScrollAxes: String, WireToken {
    case vertical
    case horizontal
    case both
}
