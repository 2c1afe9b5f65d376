import AvoidanceModels

/// A scroll view around the focus that scrolls along one axis of the window.
struct ScrollLevel {
    /// The index among the tree's scroll views.
    var scroll: Int
    /// The view's index.
    var node: Int
    var direction: ScrollDirection
    /// Whether it is the first responder itself, so that the caret is the target of its scrolling.
    var isFocus: Bool
    /// Where a target is free: the bounds less the new adjusted insets, cut by what clips it, in window coordinates.
    var band: Span
    /// The same without what the keyboard's overlap adds and uncut: what stays true when outer views scroll.
    var ownBand: Span
    /// The offset's legal range on the own axis.
    var range: Span
    /// The offset's coordinate on the own axis.
    var offset: Double
    /// Pixels per point to round to; nil for no rounding.
    var scale: Double?
    /// Whether the content had to be moved back further than the range lets it.
    var isShort = false

    /// How far the content can be moved back, in window points; forward is negative.
    var reach: Span {
        let low = (range.start - offset) * direction.factor
        let high = (range.end - offset) * direction.factor
        return Span(min(low, high), max(low, high))
    }

    /// Moves the content back by `distance` as far as the range lets it, and returns the distance really moved.
    ///
    /// The offset is rounded to pixels towards more visible: in the direction of the motion, or, where the target does
    /// not fit and is shown from its start, so that the start stays in sight.
    mutating func move(by distance: Double, showingStart: Bool = false) -> Double {
        guard distance.magnitude > Tolerance.geometry else { return 0 }
        let wanted = offset + distance / direction.factor
        let up = showingStart ? direction.factor < 0 : wanted > offset
        let target = range.clamp(wanted.rounded(toPixelsOf: scale, up: up))
        let moved = (target - offset) * direction.factor
        offset = target
        return moved
    }
}
