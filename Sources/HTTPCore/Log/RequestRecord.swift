/// What the log says of one request that is over.
struct RequestRecord: Sendable {
    /// Nil for a request whose head was never complete.
    var account: RequestAccount?
    /// Bytes of the body that came.
    var received: Int
    /// From the request's first line to its end.
    var nanoseconds: UInt64
    /// The client's address.
    var remote: [UInt8]
    var ending: Ending

    init(_ account: RequestAccount?, _ received: Int, _ nanoseconds: UInt64, _ remote: [UInt8], _ ending: Ending) {
        self.account = account
        self.received = received
        self.nanoseconds = nanoseconds
        self.remote = remote
        self.ending = ending
    }

    /// A fault of the server's own is an error; one that it foresaw, as when it has too much to do, is a warning.
    var level: Log.Level {
        switch account?.status {
        case .serviceUnavailable: .warning
        case .internalServerError: .error
        default: ending == .completed ? .info : .warning
        }
    }
}
