import CMicroHTTPD
import Glibc

/// A listening socket, which this type alone opens and closes.
///
/// Invariant: `descriptor` is open from `init` to `close()`, which its owner calls once, after the workers have ended.
/// Pointers made here go to system calls that don't keep them.
struct ListenSocket: Sendable {
    /// What is left to do when it closes.
    enum Origin: Sendable {
        case opened
        /// The file at the path, known by its device and number, is to be removed.
        case file(path: String, device: UInt, number: UInt)
        /// Others may still listen at it.
        case inherited
    }

    let descriptor: Int32
    let address: BoundAddress
    private let origin: Origin

    init(_ address: ListenAddress) throws(ListenError) {
        switch address {
        case .tcp(let host, let port): self = try Self.tcp(host: host, port: port)
        case .unix(let path, let mode): self = try Self.unix(path: path, mode: mode)
        case .inherited(let descriptor): self = try Self.inherited(descriptor)
        }
    }

    init(descriptor: Int32, address: BoundAddress, origin: Origin) {
        self.descriptor = descriptor
        self.address = address
        self.origin = origin
    }

    /// Refuses every further connection at once; those that are open stay. At an inherited socket they wait for the
    /// next process instead.
    func refuse() {
        if case .inherited = origin { return }
        cmhd_shut(descriptor)
    }

    /// Whether a connection waits to be accepted.
    var hasWaitingConnection: Bool {
        if case .inherited = origin { return false }
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    func close() {
        if case .file(let path, let device, let number) = origin {
            var status = stat()
            // The path may belong to a later process by now.
            if lstat(path, &status) == 0, UInt(status.st_dev) == device, UInt(status.st_ino) == number { unlink(path) }
        }
        _ = Glibc.close(descriptor)
    }

    /// A new socket that doesn't block and that no child process gets.
    static func open(_ family: Int32) throws(ListenError) -> Int32 {
        let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(family, flags, 0)
        guard descriptor >= 0 else { throw failure("socket") }
        return descriptor
    }

    static func failure(_ call: String) -> ListenError {
        .system(call: call, reason: String(cString: strerror(errno)))
    }
}
