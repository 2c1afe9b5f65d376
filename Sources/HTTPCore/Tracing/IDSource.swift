import Synchronization

/// Numbers that don't repeat within the process and look random (SplitMix64): for the IDs of requests and traces.
///
/// They keep two requests apart; they are no secret and can be guessed from each other.
package final class IDSource: Sendable {
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    private let state: Atomic<UInt64>

    /// The same seed gives the same numbers.
    package init(seed: UInt64) { state = Atomic(seed) }

    /// The next number, never zero.
    func next() -> UInt64 {
        var value = state.wrappingAdd(Self.step, ordering: .relaxed).newValue
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        value ^= value >> 31
        return value == 0 ? 1 : value
    }
}
