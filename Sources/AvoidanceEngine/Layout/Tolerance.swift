/// The differences that count as none.
enum Tolerance {
    /// Points: sums of the same lengths in another order.
    static let geometry = 1e-6
    /// Points: how far from the screen's bottom a keyboard still is docked.
    static let dockedBottom = 0.5
    /// Points: how much narrower than the screen a keyboard still spans it.
    static let dockedWidth = 1.0
    /// Points: an inset or constant that differs by more from ours was set by the app.
    static let appliedValue = 1e-3
}
