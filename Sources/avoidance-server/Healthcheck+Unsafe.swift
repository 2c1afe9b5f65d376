import Glibc

/// Asks the server that has these settings whether it is alive; for a container's health check.
///
/// Invariant: the descriptor is closed on every way out; pointers go to system calls that don't keep them.
enum Healthcheck {
    private static let limit = 2.0

    static func run(_ settings: Settings) -> ExitCode {
        let deadline = now + limit
        let descriptor: Int32?
        let place: String
        if let port = settings.adminPort {
            (descriptor, place) = connect(settings.adminHost, port, deadline)
        } else if settings.tlsCertificate != nil {
            Terminal.complain("the health check knows no TLS; with --admin-port it asks there")
            return .usage
        } else if let path = settings.unixSocket {
            (descriptor, place) = (connect(path), path)
        } else {
            (descriptor, place) = connect(settings.host, settings.port, deadline)
        }
        guard let descriptor else {
            Terminal.complain("nothing answers at \(place)")
            return .failure
        }
        defer { close(descriptor) }
        guard isAlive(descriptor, deadline) else {
            Terminal.complain("the server did not answer with 200")
            return .failure
        }
        return .success
    }

    private static func isAlive(_ descriptor: Int32, _ deadline: Double) -> Bool {
        let request = Array("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return false }
        let expected = Array("HTTP/1.1 200 ".utf8)
        var answer: [UInt8] = []
        while answer.count < expected.count, isReady(descriptor, POLLIN, deadline) {
            var piece = [UInt8](repeating: 0, count: 512)
            let count = recv(descriptor, &piece, piece.count, 0)
            guard count > 0 else { break }
            answer += piece[..<count]
        }
        return answer.starts(with: expected)
    }

    /// Connects to a server that may listen at every address of the machine.
    private static func connect(_ host: String, _ port: UInt16, _ deadline: Double) -> (Int32?, place: String) {
        let host =
            switch host {
            case "0.0.0.0": "127.0.0.1"
            case "::": "::1"
            default: host
            }
        let place = "port \(port) of \(host)"
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0, let first = list?.pointee else {
            return (nil, place)
        }
        defer { freeaddrinfo(list) }
        let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(first.ai_family, flags, 0)
        guard descriptor >= 0 else { return (nil, place) }
        if Glibc.connect(descriptor, first.ai_addr, first.ai_addrlen) != 0 {
            var code: Int32 = 0
            var size = socklen_t(MemoryLayout<Int32>.size)
            guard errno == EINPROGRESS, isReady(descriptor, POLLOUT, deadline),
                getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0, code == 0
            else {
                close(descriptor)
                return (nil, place)
            }
        }
        return (descriptor, place)
    }

    private static func connect(_ path: String) -> Int32? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        let code = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard code == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    private static func isReady(_ descriptor: Int32, _ event: Int32, _ deadline: Double) -> Bool {
        let remaining = deadline - now
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return remaining > 0 && poll(&request, 1, Int32(remaining * 1000)) > 0
    }

    /// Seconds of a clock that never runs backwards.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
