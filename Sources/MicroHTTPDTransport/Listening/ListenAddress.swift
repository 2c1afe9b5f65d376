/// Where a server listens.
package enum ListenAddress: Equatable, Sendable {
    /// A host name or address and a port; port 0 takes a free one. `::` takes IPv4 as well.
    case tcp(host: String, port: UInt16)
    /// A Unix socket at a path, with the permissions of its file. A socket there that nobody listens at is replaced.
    case unix(path: String, mode: UInt16)
    /// A listening socket that was opened by whoever started the process, and that stays open for the next one.
    case inherited(descriptor: Int32)
}
