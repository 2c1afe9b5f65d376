import Testing

/// Where a server of the tests listens.
struct ServerAddress: Sendable {
    let port: UInt16

    var url: String { "http://127.0.0.1:\(port)" }

    func connect() throws -> RawConnection { try RawConnection(port: port) }

    /// Whether a connection is taken.
    var isListening: Bool { (try? connect()) != nil }

    /// Sends one request on a connection of its own and reads the answer.
    func ask(_ request: String, isHead: Bool = false) throws -> RawResponse {
        let connection = try connect()
        connection.send(request)
        return try connection.readResponse(isHead: isHead)
    }
}
