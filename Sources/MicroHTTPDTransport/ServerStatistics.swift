/// Counts since a server's start; after it has stopped, started equals closed and begun equals completed.
package struct ServerStatistics: Equatable, Sendable {
    package var connectionsStarted: Int
    package var connectionsClosed: Int
    package var requestsBegun: Int
    package var requestsCompleted: Int
    /// Connections that were cut at a deadline.
    package var connectionsCut: Int
}
