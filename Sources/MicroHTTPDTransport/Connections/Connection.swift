import Synchronization

/// A client's connection as the worker and the reaper share it.
final class Connection: Sendable {
    /// Open as long as the connection is in the ``ConnectionTable``.
    let descriptor: Int32
    /// The client's address as text, empty on a Unix socket.
    let remote: [UInt8]
    private let word: Atomic<UInt64>

    init(descriptor: Int32, remote: [UInt8], _ state: ConnectionState) {
        self.descriptor = descriptor
        self.remote = remote
        word = Atomic(state.rawValue)
    }

    var state: ConnectionState { ConnectionState(rawValue: word.load(ordering: .acquiring)) }

    /// Enters a phase; the worker's side.
    func enter(_ state: ConnectionState) { word.store(state.rawValue, ordering: .releasing) }

    /// Replaces a state unless the worker was quicker; the reaper's side.
    func replace(_ expected: ConnectionState, by state: ConnectionState) -> Bool {
        word.compareExchange(
            expected: expected.rawValue,
            desired: state.rawValue,
            ordering: .acquiringAndReleasing
        ).exchanged
    }
}
