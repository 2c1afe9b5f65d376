import Glibc

/// Asks the server that has these settings whether it is alive; for a container's health check.
///
/// Invariant: the descriptor is closed on every way out; pointers go to system calls that don't keep them.
enum Healthcheck {
    private static let limit = 2.0

    static func run(_ settings: Settings) -> ExitCode {
        let deadline = now + limit
        let host =
            switch settings.host {
            case "0.0.0.0": "127.0.0.1"
            case "::": "::1"
            default: settings.host
            }
        guard let descriptor = connect(host, settings.port, deadline) else {
            Terminal.complain("nothing answers at port \(settings.port) of \(host)")
            return .failure
        }
        defer { close(descriptor) }
        let request = Array("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return .failure }
        let expected = Array("HTTP/1.1 200 ".utf8)
        var answer: [UInt8] = []
        while answer.count < expected.count, isReady(descriptor, POLLIN, deadline) {
            var piece = [UInt8](repeating: 0, count: 512)
            let count = recv(descriptor, &piece, piece.count, 0)
            guard count > 0 else { break }
            answer += piece[..<count]
        }
        guard answer.starts(with: expected) else {
            Terminal.complain("the server did not answer with 200")
            return .failure
        }
        return .success
    }

    private static func connect(_ host: String, _ port: UInt16, _ deadline: Double) -> Int32? {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0, let first = list?.pointee else { return nil }
        defer { freeaddrinfo(list) }
        let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(first.ai_family, flags, 0)
        guard descriptor >= 0 else { return nil }
        if Glibc.connect(descriptor, first.ai_addr, first.ai_addrlen) != 0 {
            var code: Int32 = 0
            var size = socklen_t(MemoryLayout<Int32>.size)
            guard errno == EINPROGRESS, isReady(descriptor, POLLOUT, deadline),
                getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size) == 0, code == 0
            else {
                close(descriptor)
                return nil
            }
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
