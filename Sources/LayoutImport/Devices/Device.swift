package import AvoidanceModels

/// A device with its screen and its keyboards, in points.
package struct Device: Equatable, Sendable {
    package enum Orientation: String, Sendable {
        case portrait
        case landscape
    }

    /// A measured keyboard.
    package struct Keyboard: Equatable, Sendable {
        package var height: Double
        /// The systems that it was measured on; nil where that isn't known.
        package var system: String?
        /// `high`, `medium` or `low`.
        package var confidence: String
        /// Who measured it.
        package var sources: String
    }

    /// What `--device` takes.
    package var id: String
    package var name: String
    package var isApple: Bool
    /// Pixels per point.
    package var scale: Double
    /// Upright.
    package var size: Size
    package var portraitSafeArea: EdgeInsets
    package var landscapeSafeArea: EdgeInsets
    /// Whether each edge of the safe areas is known; one that isn't counts as zero.
    package var isSafeAreaKnown: Bool
    package var keyboards: [Orientation: Keyboard] = [:]

    package func screen(_ orientation: Orientation) -> Size {
        orientation == .portrait ? size : Size(width: size.height, height: size.width)
    }

    package func safeArea(_ orientation: Orientation) -> EdgeInsets {
        orientation == .portrait ? portraitSafeArea : landscapeSafeArea
    }
}
