import AvoidanceModels

// A rectangle without width or height, such as a caret, has no area to share out, so it is taken as a very thin one.

extension Rect {
    /// The rectangle itself; one without width or height as a very thin one.
    var thickened: Rect {
        Rect(
            x: width < Rect.thin ? x - Rect.thin / 2 : x,
            y: height < Rect.thin ? y - Rect.thin / 2 : y,
            width: max(width, Rect.thin),
            height: max(height, Rect.thin)
        )
    }

    /// By how much a thin rectangle on another one's edge may stand out of it and still lie inside.
    var slack: Size {
        Size(width: width < Rect.thin ? Rect.thin : 0, height: height < Rect.thin ? Rect.thin : 0)
    }

    /// The rectangle with an edge around it.
    func grown(by edge: Size) -> Rect {
        Rect(x: x - edge.width, y: y - edge.height, width: width + 2 * edge.width, height: height + 2 * edge.height)
    }

    private static let thin = 1e-6
}
