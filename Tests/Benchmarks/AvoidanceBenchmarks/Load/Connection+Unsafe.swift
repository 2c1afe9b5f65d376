import Glibc

/// One request on a connection of its own, to a server on this machine.
///
/// Invariant: the descriptor is closed on every way out; pointers go to system calls that don't keep them.
enum Connection {
    /// Posts a body to `/v1/adjustments` and waits for the whole answer.
    static func post(_ body: [UInt8], _ mediaType: String = "application/json", port: UInt16) throws -> Answer {
        let head = """
            POST /v1/adjustments HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Content-Type: \(mediaType)\r
            Content-Length: \(body.count)\r
            Connection: close\r
            \r

            """
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw failure("connect") }
        try write(Array(head.utf8) + body, to: descriptor)
        return try Answer(readAll(from: descriptor))
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws {
        var position = 0
        while position < bytes.count {
            let count = bytes[position...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw failure("send") }
            position += count
        }
    }

    private static func readAll(from descriptor: Int32) throws -> [UInt8] {
        var content: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &piece, piece.count)
            guard count >= 0 else { throw failure("read") }
            if count == 0 { return content }
            content += piece[..<count]
        }
    }

    private static func failure(_ call: String) -> BenchmarkFailure {
        .connection("\(call): \(String(cString: strerror(errno)))")
    }
}
