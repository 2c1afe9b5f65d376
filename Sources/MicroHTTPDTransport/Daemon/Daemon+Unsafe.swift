import CMicroHTTPD

/// A running libmicrohttpd.
///
/// Invariant: `server` is valid from `init` until `stop()`, which the owner calls once and after which it calls
/// nothing else; the context is retained until the workers have ended.
struct Daemon: @unchecked Sendable {
    private let server: OpaquePointer
    private let context: Unmanaged<ServerContext>

    init(_ context: ServerContext, _ configuration: ServerConfiguration, listenSocket: Int32) throws(ListenError) {
        var options = cmhd_options(
            listen_socket: listenSocket,
            pool_size: UInt32(clamping: min(max(configuration.poolSize, 2), 16)),
            connection_limit: UInt32(clamping: max(configuration.connectionLimit, 2)),
            connection_memory: max(configuration.connectionMemory, 1024)
        )
        var callbacks = Callbacks.all
        self.context = Unmanaged.passRetained(context)
        guard let server = cmhd_start(&options, &callbacks, self.context.toOpaque()) else {
            self.context.release()
            throw .library
        }
        self.server = server
    }

    /// Takes no further connections.
    func quiesce() { cmhd_quiesce(server) }

    /// Cuts what is open, waits for the workers, and frees everything.
    func stop() {
        cmhd_stop(server)
        context.release()
    }
}
