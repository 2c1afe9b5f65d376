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
    /// The raw target; moved out when the head is complete.
    var target: [UInt8]
    var stage = Stage.begun
    var exchange: Exchange?

    init(_ connection: Connection, target: [UInt8]) {
        self.connection = connection
        self.target = target
    }
}
