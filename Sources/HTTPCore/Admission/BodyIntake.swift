/// Takes a request's body as it arrives, unpacks it where it is packed, and keeps it or works on it, within bounds.
package struct BodyIntake: ~Copyable {
    package enum Reception: Equatable, Sendable {
        case taken
        /// So much came beyond the limit that the connection should be cut.
        case flooded
    }

    /// What becomes of the bytes.
    enum Purpose {
        case drop
        case keep
        case answerLines(LineBatch)
    }

    /// All bytes that came, kept or not.
    private(set) var received = 0
    /// Why the body can't be used.
    private(set) var failure: HTTPFailure?
    private let bounds: Bounds
    private let unpacking: Unpacking?
    private let keeps: Bool
    /// After it was unpacked.
    private var length = 0
    private var bytes: [UInt8] = []
    private var lines: LineBatch?

    init(_ purpose: Purpose, _ bounds: Bounds, isPacked: Bool) {
        self.bounds = bounds
        unpacking = isPacked ? Unpacking() : nil
        switch purpose {
        case .drop: keeps = false
        case .keep:
            keeps = true
            bytes.reserveCapacity(min(bounds.declared, bounds.limit))
        case .answerLines(let batch):
            keeps = false
            lines = batch
        }
    }

    mutating func receive(_ piece: Span<UInt8>) -> Reception {
        let (total, overflowed) = received.addingReportingOverflow(piece.count)
        received = overflowed ? .max : total
        if received > bounds.limit {
            fail(.bodyTooLarge(limit: bounds.limit))
            return received > bounds.drainLimit ? .flooded : .taken
        }
        guard failure == nil else { return .taken }
        if let unpacking {
            if !unpacking.receive(piece, take: { take($0) }) { fail(.contentCodingBroken) }
        } else {
            _ = take(piece)
        }
        return .taken
    }

    /// Takes note that the body has ended.
    mutating func end() {
        if failure == nil, let unpacking, !unpacking.isComplete { fail(.contentCodingBroken) }
    }

    /// Takes the kept bytes out.
    mutating func takeBytes() -> [UInt8] {
        var result: [UInt8] = []
        swap(&result, &bytes)
        return result
    }

    /// The answers to the lines, with their memory; nil for a body that isn't of lines.
    mutating func takeAnswers() -> (content: [UInt8], share: AnswerMemory.Share)? {
        defer { lines = nil }
        return lines.map { ($0.finish(), $0.share) }
    }

    /// Takes content; false when there is too much of it.
    private mutating func take(_ piece: Span<UInt8>) -> Bool {
        length += piece.count
        if length > bounds.limit {
            fail(.bodyTooLarge(limit: bounds.limit))
            return false
        }
        if keeps { piece.withUnsafeBufferPointer { bytes.append(contentsOf: $0) } }
        lines?.receive(piece)
        return true
    }

    private mutating func fail(_ failure: HTTPFailure) {
        self.failure = failure
        bytes = []
        lines = nil
    }
}
