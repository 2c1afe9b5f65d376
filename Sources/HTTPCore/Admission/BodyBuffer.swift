/// Takes a request's body as it arrives and keeps it within bounds.
package struct BodyBuffer: Sendable {
    package enum Reception: Equatable, Sendable {
        case taken
        /// So much came beyond the limit that the connection should be cut.
        case flooded
    }

    /// What is kept; empty once the limit was passed.
    package private(set) var bytes: [UInt8] = []
    /// All that came, kept or not.
    package private(set) var received = 0
    private let limit: Int
    private let drainLimit: Int
    private let keeps: Bool

    /// - Parameters:
    ///   - limit: the greatest body in bytes.
    ///   - drainLimit: how much is read and dropped before the client is cut off.
    ///   - declared: the length in bytes that the head says, zero when it says none.
    ///   - keeps: false to count the bytes and drop them.
    init(limit: Int, drainLimit: Int, declared: Int, keeps: Bool) {
        self.limit = limit
        self.drainLimit = drainLimit
        self.keeps = keeps
        if keeps { bytes.reserveCapacity(min(declared, limit)) }
    }

    package var isTooLarge: Bool { received > limit }

    mutating func receive(_ piece: UnsafeRawBufferPointer) -> Reception {
        let (total, overflowed) = received.addingReportingOverflow(piece.count)
        received = overflowed ? .max : total
        if received > limit {
            bytes = []
            return received > drainLimit ? .flooded : .taken
        }
        if keeps { bytes.append(contentsOf: piece) }
        return .taken
    }
}
