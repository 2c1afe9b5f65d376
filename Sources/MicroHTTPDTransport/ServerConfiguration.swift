import Glibc

/// What a server can be told before it starts.
package struct ServerConfiguration: Sendable {
    package var address: ListenAddress
    /// Worker threads; the processors that are online, from 2 to 16.
    package var poolSize: Int
    /// Open connections at a time; more wait in the system's queue.
    package var connectionLimit = 1024
    /// Open connections at a time from one address; nil for any number. Behind a proxy, all come from one address.
    package var addressConnectionLimit: Int?
    /// Nil for plain HTTP.
    package var tls: TLSIdentity?
    /// Bytes for one connection's request head and response head; a longer request head is answered with 431 or 414.
    package var connectionMemory = 32768
    package var deadlines = Deadlines()
    /// Called on any thread.
    package var log: @Sendable (ServerEvent) -> Void = { _ in }

    package init(address: ListenAddress) {
        self.address = address
        poolSize = min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 2), 16)
    }
}
