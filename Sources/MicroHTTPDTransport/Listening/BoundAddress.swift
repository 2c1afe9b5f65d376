/// The address that a server listens at, with the real port.
package struct BoundAddress: Equatable, Sendable {
    /// A numeric address, without brackets.
    package let host: String
    package let port: UInt16

    package init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }
}

extension BoundAddress: CustomStringConvertible {
    /// As a URL has it: `127.0.0.1:8080` or `[::1]:8080`.
    package var description: String {
        host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}
