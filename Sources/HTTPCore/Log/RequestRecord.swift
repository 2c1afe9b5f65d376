/// What the log says of one request that is over.
struct RequestRecord: Sendable {
    /// Nil, as all that follows to the bytes, for a request whose head was never complete.
    var identity: Identity?
    var method: Method?
    var route: String?
    /// The request's path where no route has it.
    var path: [UInt8] = []
    var status: Status?
    /// Bytes of the content that was sent.
    var sent = 0
    /// Bytes of the body that came.
    var received = 0
    /// From the request's first line to its end.
    var nanoseconds: UInt64
    /// The client's address.
    var remote: [UInt8]
    var ending: Ending

    init(_ nanoseconds: UInt64, _ remote: [UInt8], _ ending: Ending) {
        self.nanoseconds = nanoseconds
        self.remote = remote
        self.ending = ending
    }

    /// Takes over what is known of the request.
    mutating func note(_ account: borrowing RequestAccount, received: Int) {
        identity = account.identity
        method = account.method
        route = account.route
        path = account.path
        status = account.status
        sent = account.sent
        self.received = received
    }

    /// A fault of the server's own is an error; one that it foresaw, as when it has too much to do, is a warning.
    var level: Log.Level {
        switch status {
        case .serviceUnavailable: .warning
        case .internalServerError: .error
        default: ending == .completed ? .info : .warning
        }
    }
}
