/// Where the time comes from; tests bring their own.
package struct TimeSource: Sendable {
    /// Nanoseconds that never run backwards, from any start.
    package var monotonic: @Sendable () -> UInt64
    /// Milliseconds since 1970, UTC.
    package var calendar: @Sendable () -> Int64

    package init(monotonic: @escaping @Sendable () -> UInt64, calendar: @escaping @Sendable () -> Int64) {
        self.monotonic = monotonic
        self.calendar = calendar
    }

    /// A clock that stands still.
    package static let still = TimeSource(monotonic: { 0 }, calendar: { 0 })
}
