/// A connection's phase and deadline in one word, so that the reaper and the worker agree without a lock.
package struct ConnectionState: RawRepresentable, Equatable, Sendable {
    /// The deadline in milliseconds of ``Clock``, times eight, plus the phase.
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package init(_ phase: Phase, until deadline: UInt64) {
        rawValue = min(deadline, Self.never) << 3 | phase.rawValue
    }

    package var phase: Phase { Phase(rawValue: rawValue & 7) ?? .shut }
    package var deadline: UInt64 { rawValue >> 3 }

    /// The deadline of a phase that has none.
    package static let never: UInt64 = .max >> 3
}
