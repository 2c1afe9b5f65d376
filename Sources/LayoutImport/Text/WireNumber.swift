internal import AvoidanceModels

/// The numbers that a layout may have.
enum WireNumber {
    static func areTaken(_ numbers: [Double]) -> Bool { numbers.allSatisfy(NumberRule.coordinate.allows) }

    /// The nearest number that a layout may have, for sums of numbers that it may have.
    static func clamped(_ number: Double) -> Double {
        min(max(number, NumberRule.coordinate.minimum), NumberRule.coordinate.maximum)
    }
}
