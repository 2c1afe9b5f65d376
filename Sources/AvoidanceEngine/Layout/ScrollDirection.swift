import AvoidanceModels

/// How a scroll view's own axis lies along an axis of the window.
struct ScrollDirection {
    /// Whether it is the scroll view's own vertical axis; a quarter turn exchanges the two.
    var isOwnVertical: Bool
    /// Window points that the content moves back for each point that the offset grows; negative for a flipped view.
    var factor: Double

    /// The direction along `axis` of the window for a view with this map; nil where it has no extent there.
    init?(_ axis: WindowAxis, map: AffineMap) {
        let (own, other, isVertical) =
            switch axis {
            case .vertical: (map.d, map.b, true)
            case .horizontal: (map.a, map.c, false)
            }
        let usesOwn = own.magnitude >= other.magnitude
        isOwnVertical = usesOwn == isVertical
        factor = usesOwn ? own : other
        guard factor.magnitude > Tolerance.geometry else { return nil }
    }

    /// The edge of the scroll view that lies at the window's lower or right side.
    var farEdge: Edge {
        switch (isOwnVertical, factor > 0) {
        case (true, true): .bottom
        case (true, false): .top
        case (false, true): .right
        case (false, false): .left
        }
    }

    /// Whether a scroll view scrolls this way.
    func isScrollable(_ geometry: ScrollGeometry) -> Bool {
        guard geometry.isScrollEnabled else { return false }
        return switch geometry.axes {
        case .both: true
        case .vertical: isOwnVertical
        case .horizontal: !isOwnVertical
        }
    }

    /// The coordinate of an offset along the own axis.
    func coordinate(of point: Point) -> Double {
        isOwnVertical ? point.y : point.x
    }

    /// The offset with another coordinate along the own axis.
    func point(_ point: Point, with coordinate: Double) -> Point {
        isOwnVertical ? Point(x: point.x, y: coordinate) : Point(x: coordinate, y: point.y)
    }
}
