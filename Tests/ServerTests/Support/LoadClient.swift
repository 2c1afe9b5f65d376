import Glibc
import MicroHTTPDTransport

/// Asks a server again and again, on one connection as long as that is kept, until nobody listens any more.
final class LoadClient: Sendable {
    /// What became of the requests.
    struct Tally: Equatable {
        var answered = 0
        /// Sent whole, but not answered with 200.
        var lost = 0
    }

    private let port: UInt16
    private let request: [UInt8]
    private let tally = Guarded(Tally())
    private let thread = Guarded<pthread_t?>(nil)

    init(port: UInt16, request: String) {
        self.port = port
        self.request = Array(request.utf8)
        var thread = pthread_t()
        let reference = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread,
            nil,
            { pointer in
                pointer.map { Unmanaged<LoadClient>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            },
            reference.toOpaque()
        )
        if code == 0 { self.thread.withLock { $0 = thread } } else { reference.release() }
    }

    /// Requests that were answered so far.
    var answered: Int { tally.withLock { $0.answered } }

    /// Waits until nobody listens any more.
    func finish() -> Tally {
        let thread = thread.withLock { thread -> pthread_t? in
            defer { thread = nil }
            return thread
        }
        if let thread { pthread_join(thread, nil) }
        return tally.withLock { $0 }
    }

    private func run() {
        while let descriptor = connect() {
            while ask(descriptor) {}
            close(descriptor)
        }
    }

    private func connect() -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let code = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if code == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    /// Sends a request and reads its answer; false when the connection is over.
    private func ask(_ descriptor: Int32) -> Bool {
        guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return false }
        var answer: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 16384)
        while true {
            let count = recv(descriptor, &piece, piece.count, 0)
            guard count > 0 else {
                tally.withLock { $0.lost += 1 }
                return false
            }
            answer += piece[..<count]
            guard let isLast = Self.isLast(answer) else { continue }
            let isGood = answer.starts(with: "HTTP/1.1 200 ".utf8)
            tally.withLock { tally in
                if isGood { tally.answered += 1 } else { tally.lost += 1 }
            }
            return !isLast
        }
    }

    /// Whether a whole answer ends its connection; nil while it isn't whole.
    private static func isLast(_ answer: [UInt8]) -> Bool? {
        guard let end = answer.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
        guard let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.1) }),
            answer.count == end.upperBound + length
        else { return nil }
        return head.contains("Connection: close")
    }
}
