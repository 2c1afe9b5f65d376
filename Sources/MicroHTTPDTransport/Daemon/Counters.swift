import Synchronization

/// The running counts behind ``ServerStatistics``.
final class Counters: Sendable {
    let connectionsStarted = Atomic(0)
    let connectionsClosed = Atomic(0)
    let requestsBegun = Atomic(0)
    let requestsCompleted = Atomic(0)
    let connectionsCut = Atomic(0)

    var statistics: ServerStatistics {
        ServerStatistics(
            connectionsStarted: connectionsStarted.load(ordering: .relaxed),
            connectionsClosed: connectionsClosed.load(ordering: .relaxed),
            requestsBegun: requestsBegun.load(ordering: .relaxed),
            requestsCompleted: requestsCompleted.load(ordering: .relaxed),
            connectionsCut: connectionsCut.load(ordering: .relaxed)
        )
    }
}
