/// The address that a server listens at.
package enum BoundAddress: Equatable, Sendable {
    /// A numeric address, without brackets, and the real port.
    case tcp(host: String, port: UInt16)
    /// Empty for an inherited Unix socket without a path.
    case unix(path: String)

    /// Nil for a Unix socket.
    package var port: UInt16? {
        if case .tcp(_, let port) = self { port } else { nil }
    }
}

extension BoundAddress: CustomStringConvertible {
    /// As a URL has it: `127.0.0.1:8080` or `[::1]:8080`; for a Unix socket, its path.
    package var description: String {
        switch self {
        case .tcp(let host, let port):
            host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): path
        }
    }
}
