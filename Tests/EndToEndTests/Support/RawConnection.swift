import Glibc

/// A TCP connection that sends exactly the bytes that it is told to.
final class RawConnection {
    enum Failure: Error {
        case notConnected(Int32)
        case silence(received: String)
        case closed(received: String)
    }

    private let descriptor: Int32
    private var buffer: [UInt8] = []

    /// Connects to a port of 127.0.0.1.
    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard code == 0 else {
            let reason = errno
            close(descriptor)
            throw Failure.notConnected(reason)
        }
    }

    deinit { close(descriptor) }

    /// Sends a text; false when the server has closed the connection.
    @discardableResult
    func send(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Reads one answer; after a HEAD request no content follows.
    func readResponse(isHead: Bool = false, within seconds: Double = 5) throws -> RawResponse {
        let deadline = Waiting.now + seconds
        while true {
            if let (response, length) = RawResponse.parse(buffer, isHead: isHead) {
                buffer.removeFirst(length)
                return response
            }
            guard try receive(until: deadline) else { throw Failure.closed(received: received) }
        }
    }

    /// Whether the server closes the connection within the time, without another byte.
    func isClosed(within seconds: Double = 5) -> Bool {
        let isAtEnd = try? !receive(until: Waiting.now + seconds)
        return isAtEnd == true && buffer.isEmpty
    }

    private var received: String { String(decoding: buffer, as: UTF8.self) }

    /// Takes what arrives next; false at the end of the stream.
    private func receive(until deadline: Double) throws -> Bool {
        let remaining = deadline - Waiting.now
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard remaining > 0, poll(&request, 1, Int32(remaining * 1000) + 1) > 0 else {
            throw Failure.silence(received: received)
        }
        var piece = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &piece, piece.count, 0)
        guard count > 0 else { return false }
        buffer += piece[..<count]
        return true
    }
}
