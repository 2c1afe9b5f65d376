/// Notes how long the work for an answer takes, apart from reading the request and writing the answer.
package final class WorkTimer: Sendable {
    private let metrics: Metrics?
    private let time: TimeSource

    /// A timer that notes nothing.
    package static let idle = WorkTimer(nil, .still)

    init(_ metrics: Metrics?, _ time: TimeSource) {
        self.metrics = metrics
        self.time = time
    }

    /// The start of a piece of work.
    package func start() -> UInt64 { time.monotonic() }

    /// The end of the piece of work that began at `start`.
    package func stop(_ start: UInt64) { metrics?.observeWork(nanoseconds: time.monotonic() &- start) }
}
