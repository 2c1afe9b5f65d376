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

    /// Does a piece of work and notes its time.
    @inlinable
    package func measure<Result>(_ work: () -> Result) -> Result {
        let start = start()
        defer { stop(start) }
        return work()
    }

    @usableFromInline
    func start() -> UInt64 { time.monotonic() }

    @usableFromInline
    func stop(_ start: UInt64) { metrics?.observeWork(nanoseconds: time.monotonic() &- start) }
}
