/// The numbers that a member may have.
@usableFromInline
package struct NumberRule: Sendable, Equatable {
    /// The least value.
    @usableFromInline package var minimum: Double
    /// The greatest value.
    @usableFromInline package var maximum: Double
    /// Whether `minimum` itself is refused.
    @usableFromInline package var excludesMinimum: Bool
    /// Whether only whole numbers are taken.
    @usableFromInline package var isWhole: Bool

    @inlinable
    package init(_ minimum: Double, _ maximum: Double, excludesMinimum: Bool = false, isWhole: Bool = false) {
        self.minimum = minimum
        self.maximum = maximum
        self.excludesMinimum = excludesMinimum
        self.isWhole = isWhole
    }

    /// Any coordinate or length with a sign: within ±1e7 points.
    @inlinable package static var coordinate: NumberRule { NumberRule(-1e7, 1e7) }

    /// A width, height or other length that can't be negative: 0 to 1e7 points.
    @inlinable package static var size: NumberRule { NumberRule(0, 1e7) }

    /// Pixels per point: above 0, to 100.
    @inlinable package static var scale: NumberRule { NumberRule(0, 100, excludesMinimum: true) }

    /// Seconds: 0 to 1e7.
    @inlinable package static var duration: NumberRule { NumberRule(0, 1e7) }

    /// An animation curve's raw value: a whole number, 0 to 65535.
    @inlinable package static var curve: NumberRule { NumberRule(0, 65535, isWhole: true) }

    /// Whether a value is allowed; one that is not finite never is.
    @inlinable
    package func allows(_ value: Double) -> Bool {
        value >= minimum && value <= maximum && !(excludesMinimum && value == minimum)
            && (!isWhole || NumberRule.isWhole(value))
    }

    /// Apart from the rest, since the optimiser would round every number beforehand.
    @usableFromInline @inline(never)
    static func isWhole(_ value: Double) -> Bool { value.rounded() == value }
}

extension NumberRule: CustomStringConvertible {
    /// What was expected, as an error says it: "a number from 0 to 10000000".
    @usableFromInline package var description: String {
        let noun = isWhole ? "a whole number" : "a number"
        return excludesMinimum
            ? "\(noun) above \(FaultText.number(minimum)), at most \(FaultText.number(maximum))"
            : "\(noun) from \(FaultText.number(minimum)) to \(FaultText.number(maximum))"
    }
}
