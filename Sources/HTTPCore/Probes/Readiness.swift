import Synchronization

/// Whether the server should get requests; false until it listens, and again once it is told to stop.
package final class Readiness: Sendable {
    private let value = Atomic(false)

    package init() {}

    package var isReady: Bool { value.load(ordering: .acquiring) }

    package func set(_ isReady: Bool) { value.store(isReady, ordering: .releasing) }
}
