import CMicroHTTPD
import Glibc

/// A running libmicrohttpd.
///
/// Invariant: `server` is valid from `init` until `stop()`, which the owner calls once and after which it calls
/// nothing else; the context is retained until the workers have ended. The library gets a duplicate of the listening
/// socket, since it closes its own in some of the cases in which it can't start, and in others doesn't; when it runs,
/// the duplicate is closed here, after the workers.
struct Daemon: @unchecked Sendable {
    private let server: OpaquePointer
    private let listenSocket: Int32
    private let context: Unmanaged<ServerContext>

    /// Nil when the library can't start; it has logged why. The caller keeps the listening socket.
    init?(_ context: ServerContext, _ configuration: ServerConfiguration, listenSocket: Int32) {
        let duplicate = fcntl(listenSocket, F_DUPFD_CLOEXEC, 0)
        var options = cmhd_options(
            listen_socket: duplicate,
            pool_size: UInt32(clamping: min(max(configuration.poolSize, 2), 16)),
            connection_limit: UInt32(clamping: max(configuration.connectionLimit, 2)),
            address_limit: UInt32(clamping: configuration.addressConnectionLimit ?? 0),
            connection_memory: max(configuration.connectionMemory, 1024),
            certificate: nil,
            key: nil
        )
        var callbacks = Callbacks.all
        let reference = Unmanaged.passRetained(context)
        let server: OpaquePointer?
        if let tls = configuration.tls {
            server = tls.certificate.withCString { certificate in
                tls.key.withCString { key in
                    options.certificate = certificate
                    options.key = key
                    return cmhd_start(&options, &callbacks, reference.toOpaque())
                }
            }
        } else {
            server = cmhd_start(&options, &callbacks, reference.toOpaque())
        }
        guard let server else {
            reference.release()
            return nil
        }
        self.listenSocket = duplicate
        self.context = reference
        self.server = server
    }

    /// Takes no further connections.
    func quiesce() { cmhd_quiesce(server) }

    /// Cuts what is open, waits for the workers, and frees everything.
    func stop() {
        cmhd_stop(server)
        close(listenSocket)
        context.release()
    }
}
