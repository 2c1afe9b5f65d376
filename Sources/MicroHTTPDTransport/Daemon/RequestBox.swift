import HTTPCore

/// One request while libmicrohttpd works on it. One worker thread alone touches it.
final class RequestBox {
    enum Stage {
        /// The request line was read.
        case begun
        case readingBody
        case answered
    }

    let connection: Connection
    /// When the request line was read, by the application's clock.
    let start: UInt64
    /// The raw target; moved out when the head is complete.
    var target: [UInt8]
    var stage = Stage.begun
    /// Nil until the head is complete.
    var exchange: Exchange?

    init(_ connection: Connection, target: [UInt8], start: UInt64) {
        self.connection = connection
        self.start = start
        self.target = target
    }
}
