import CMicroHTTPD

/// All open connections, by descriptor.
///
/// Invariant: a descriptor in the table is open, since a connection leaves the table before the library closes its
/// socket; so whoever holds the lock can ask or shut the socket without meeting a later one of the same number.
final class ConnectionTable: Sendable {
    private struct Entry {
        var connection: Connection
        var inspection = Inspection()
    }

    private let entries = Guarded<[Int32: Entry]>([:])

    var isEmpty: Bool { entries.withLock { $0.isEmpty } }

    func insert(_ connection: Connection) {
        entries.withLock { $0[connection.descriptor] = Entry(connection: connection) }
    }

    func remove(_ connection: Connection) {
        _ = entries.withLock { $0.removeValue(forKey: connection.descriptor) }
    }

    /// Looks at every connection once and shuts those whose time is over; returns the phases that were cut short.
    func sweep(at now: UInt64, isDraining: Bool, deadlines: Deadlines) -> [Phase] {
        entries.withLock { entries in
            var cut: [Phase] = []
            var position = entries.startIndex
            while position != entries.endIndex {
                let connection = entries.values[position].connection
                let state = connection.state
                let action = entries.values[position].inspection.inspect(
                    state,
                    at: now,
                    isDraining: isDraining,
                    deadlines: deadlines,
                    received: { cmhd_bytes_received(connection.descriptor) },
                    waiting: { Int(cmhd_bytes_waiting(connection.descriptor)) }
                )
                let shut = ConnectionState(.shut, until: ConnectionState.never)
                switch action {
                case .leave: break
                case .arm(let armed): _ = connection.replace(state, by: armed)
                case .cut:
                    if connection.replace(state, by: shut) {
                        cmhd_cut(connection.descriptor)
                        cut.append(state.phase)
                    }
                case .retire:
                    if connection.replace(state, by: shut) { cmhd_shut_reading(connection.descriptor) }
                }
                entries.formIndex(after: &position)
            }
            return cut
        }
    }
}
