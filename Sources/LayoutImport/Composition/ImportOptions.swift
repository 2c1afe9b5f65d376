internal import AvoidanceModels

/// What is known beside the dumps.
package struct ImportOptions: Sendable, Equatable {
    /// A view by its id, label, placeholder or text, by its address, or by a place on the screen (`X,Y`).
    package var focus: String?
    /// The screen in the dump's units.
    var screen: Screen?
    /// The keyboard's frame in the dump's units.
    var keyboard: Rect?
    package var device: Device?
    /// Dots per inch, as Android counts them: 160 to a point of one pixel.
    var density: Double?
    /// For all dumps that don't name their own.
    package var format: DumpFormat?
    /// Which of several dumps in one text, from 1; the last by default.
    var number: Int?

    package init() {}
}
