import CMicroHTTPD
import Glibc

/// A listening socket, which this type alone opens and closes.
///
/// Invariant: `descriptor` is open from `init` to `close()`, which its owner calls once, after the workers have ended.
/// Pointers made here go to system calls that don't keep them.
struct ListenSocket: Sendable {
    let descriptor: Int32
    let address: BoundAddress

    init(_ address: ListenAddress) throws(ListenError) {
        switch address {
        case .tcp(let host, let port): self = try Self.tcp(host: host, port: port)
        }
    }

    private init(descriptor: Int32, address: BoundAddress) {
        self.descriptor = descriptor
        self.address = address
    }

    /// Refuses every further connection at once; those that are open stay.
    func refuse() { cmhd_shut(descriptor) }

    /// Whether a connection waits to be accepted.
    var hasWaitingConnection: Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0
    }

    func close() { _ = Glibc.close(descriptor) }

    private static func tcp(host: String, port: UInt16) throws(ListenError) -> ListenSocket {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &list)
        guard code == 0, let first = list else {
            throw .unknownHost(host: host, reason: String(cString: gai_strerror(code)))
        }
        defer { freeaddrinfo(list) }
        return try listen(first.pointee, host: host, port: port)
    }

    private static func listen(_ info: addrinfo, host: String, port: UInt16) throws(ListenError) -> ListenSocket {
        let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(info.ai_family, flags, 0)
        guard descriptor >= 0 else { throw failure("socket") }
        do throws(ListenError) {
            var on: Int32 = 1
            var off: Int32 = 0
            let size = socklen_t(MemoryLayout<Int32>.size)
            // A restart must not wait for the old connections' TIME_WAIT.
            guard setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size) == 0 else { throw failure("setsockopt") }
            if info.ai_family == AF_INET6 {
                _ = setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &off, size)
            }
            guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0 else {
                switch errno {
                case EADDRINUSE: throw .addressInUse(host: host, port: port)
                case EACCES, EPERM: throw .notPermitted(host: host, port: port)
                case EADDRNOTAVAIL: throw .addressNotAvailable(host: host)
                default: throw failure("bind")
                }
            }
            guard Glibc.listen(descriptor, SOMAXCONN) == 0 else {
                if errno == EADDRINUSE { throw .addressInUse(host: host, port: port) }
                throw failure("listen")
            }
            return ListenSocket(descriptor: descriptor, address: try boundAddress(descriptor))
        } catch {
            _ = Glibc.close(descriptor)
            throw error
        }
    }

    private static func boundAddress(_ descriptor: Int32) throws(ListenError) -> BoundAddress {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        var port = [CChar](repeating: 0, count: 32)
        let code = withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard getsockname(descriptor, address, &length) == 0 else { return Int32(-1) }
                let flags = NI_NUMERICHOST | NI_NUMERICSERV
                return getnameinfo(
                    address,
                    length,
                    &host,
                    socklen_t(host.count),
                    &port,
                    socklen_t(port.count),
                    flags
                )
            }
        }
        guard code == 0, let number = UInt16(text(port)) else { throw failure("getsockname") }
        return BoundAddress(host: text(host), port: number)
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func failure(_ call: String) -> ListenError {
        .system(call: call, reason: String(cString: strerror(errno)))
    }
}
