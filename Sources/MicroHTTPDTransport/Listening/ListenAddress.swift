/// Where a server listens.
package enum ListenAddress: Equatable, Sendable {
    /// A host name or address and a port; port 0 takes a free one. `::` takes IPv4 as well.
    case tcp(host: String, port: UInt16)
}
