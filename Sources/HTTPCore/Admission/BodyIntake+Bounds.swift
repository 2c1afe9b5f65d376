extension BodyIntake {
    /// How much is taken of a body, in bytes.
    struct Bounds: Sendable {
        /// The greatest body, before and after it is unpacked.
        let limit: Int
        /// How much is read, dropped where it is beyond the limit, before the client is cut off: so it sees the answer
        /// instead of a reset.
        let drainLimit: Int
        /// The length that the head says, zero when it says none.
        let declared: Int

        private static let longestDrain = 3 << 20

        init(_ check: HeadCheck, limit: Int) {
            self.limit = limit
            if case .length(let length) = check.framing { declared = length } else { declared = 0 }
            let drain = limit < Self.longestDrain / 3 ? limit * 3 : Self.longestDrain
            let (sum, overflows) = limit.addingReportingOverflow(drain)
            drainLimit = overflows ? .max : sum
        }

        /// Bounds that nothing fits into.
        static let none = Bounds()

        private init() { (limit, drainLimit, declared) = (0, 0, 0) }

        /// Refuses a length beyond the limit.
        func check() throws(HTTPFailure) {
            if declared > limit { throw .bodyTooLarge(limit: limit) }
        }
    }
}
