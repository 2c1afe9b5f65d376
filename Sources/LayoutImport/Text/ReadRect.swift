internal import AvoidanceModels

/// A rectangle as a dump gives it, which the wire may not take.
struct ReadRect: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// The rectangle, nil when a number is not finite or out of range, or a size is negative.
    var rect: Rect? {
        guard WireNumber.areTaken([x, y, width, height]), width >= 0, height >= 0 else { return nil }
        return Rect(x: x + 0, y: y + 0, width: width, height: height)
    }
}
