import Glibc

/// A TCP client that sends exactly the bytes it is told to.
final class RawClient {
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    /// Connects to a port of 127.0.0.1.
    /// `receiveBuffer` is the socket's receive buffer in bytes, for a client that takes little.
    init(port: UInt16, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
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
            throw ClientError.notConnected(reason)
        }
    }

    /// Connects to a Unix socket.
    init(path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard code == 0 else {
            let reason = errno
            close(descriptor)
            throw ClientError.notConnected(reason)
        }
    }

    deinit { close(descriptor) }

    enum ClientError: Error, Equatable {
        case notConnected(Int32)
        case timeout
        case closed
        case notHTTP(String)
    }

    /// Sends text as it is; false when the server has closed the connection.
    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Reads until the server closes the connection; throws if it hasn't within the time.
    func readToEnd(within seconds: Double = 5) throws -> [UInt8] {
        let deadline = Self.now + seconds
        while try receive(until: deadline) {}
        defer { buffer = [] }
        return buffer
    }

    /// Whether the server closes the connection within the time.
    func isClosed(within seconds: Double) -> Bool {
        let deadline = Self.now + seconds
        do {
            while try receive(until: deadline) {}
            return true
        } catch {
            return false
        }
    }

    /// Takes some bytes off the socket, as a slow reader does; false at the end.
    func readSome(_ count: Int) -> Bool {
        var piece = [UInt8](repeating: 0, count: count)
        return recv(descriptor, &piece, count, 0) > 0
    }

    /// Reads one answer.
    /// After a HEAD request (`isHead`) no content follows.
    func readResponse(isHead: Bool = false, within seconds: Double = 5) throws -> ReceivedResponse {
        let deadline = Self.now + seconds
        while true {
            if let (response, length) = try ReceivedResponse.parse(buffer, isHead: isHead) {
                buffer.removeFirst(length)
                return response
            }
            guard try receive(until: deadline) else { throw ClientError.closed }
        }
    }

    /// Waits until so many answers have begun to come; throws if they haven't within the time.
    func waitForAnswers(_ count: Int, within seconds: Double = 5) throws {
        let deadline = Self.now + seconds
        while ReceivedResponse.statuses(in: buffer).count < count {
            guard try receive(until: deadline) else { throw ClientError.closed }
        }
    }

    /// Appends what arrives to the buffer; false at the end of the stream.
    private func receive(until deadline: Double) throws -> Bool {
        let remaining = deadline - Self.now
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard remaining > 0, poll(&request, 1, Int32(remaining * 1000) + 1) > 0 else { throw ClientError.timeout }
        var piece = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &piece, piece.count, 0)
        // A reset is an end as well.
        guard count > 0 else { return false }
        buffer.append(contentsOf: piece[..<count])
        return true
    }

    /// Seconds of a clock that never runs backwards.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
