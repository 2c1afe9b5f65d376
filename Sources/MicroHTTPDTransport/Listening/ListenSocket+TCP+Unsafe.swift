import Glibc

/// Listening at a host and a port.
///
/// Invariant: pointers made here go to system calls that don't keep them, and the list of addresses is freed on every
/// way out.
extension ListenSocket {
    static func tcp(host: String, port: UInt16) throws(ListenError) -> ListenSocket {
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
        let descriptor = try open(info.ai_family)
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
            return ListenSocket(descriptor: descriptor, address: try boundAddress(descriptor), origin: .opened)
        } catch {
            _ = Glibc.close(descriptor)
            throw error
        }
    }

    /// The numeric address and port of a bound TCP socket.
    static func boundAddress(_ descriptor: Int32) throws(ListenError) -> BoundAddress {
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
        return .tcp(host: text(host), port: number)
    }

    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
