import AvoidanceModels

// What the engine answers can be sent back as state, so it stays within the wire's limits: ±1e7 points, which only
// layouts of more than a million screens ever reach.

extension Double {
    /// The number within ±1e7.
    var held: Double { max(-1e7, min(self, 1e7)) }
}

extension Point {
    /// The point within the wire's limits.
    var held: Point { Point(x: x.held, y: y.held) }
}

extension EdgeInsets {
    /// The insets within the wire's limits.
    var held: EdgeInsets {
        EdgeInsets(top: top.held, left: left.held, bottom: bottom.held, right: right.held)
    }
}

extension Rect {
    /// The rectangle within the wire's limits.
    var held: Rect {
        Rect(x: x.held, y: y.held, width: max(0, width.held), height: max(0, height.held))
    }
}
