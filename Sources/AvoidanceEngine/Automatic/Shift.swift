import AvoidanceModels

/// How far a view is moved beside its constraints; one that was moved before goes back.
struct Shift {
    /// The translation as it is.
    let now: Point
    /// The translation before the keyboard.
    let before: Point
    /// The translation to set.
    let after: Point
    /// Whether the answer has to list it.
    let isListed: Bool
    /// Whether something of ours is left on the view.
    let isKept: Bool

    init(now: Point, before: Point, lift: Double) {
        self.now = now
        self.before = before
        after = Point(x: before.x, y: before.y - lift).held
        isKept = lift > 0
        isListed = isKept || now != after
    }

    /// Keeps it for the next event.
    func keep(in entry: inout LedgerEntry) {
        entry.before.translation = before
        entry.applied.translation = after
    }
}
