import Foundation
import Glibc
import Synchronization

/// A server on a free port of 127.0.0.1 that gives every connection the same reply, and keeps what it was sent.
final class StubServer: Sendable {
    /// What a connection gets.
    enum Reply: Sendable {
        /// These bytes once the whole request is read, then the end.
        case text(String)
        /// These bytes once the head is read, then the end.
        case early(String)
        /// Nothing, until the other side leaves.
        case silence
        /// A head, and then a space now and then for as long as the other side listens.
        case drip
    }

    let port: UInt16
    private let listener: Int32
    private let log = Log()

    /// What it was sent, shared with the thread that serves.
    private final class Log: Sendable {
        let requests = Mutex<[String]>([])
    }

    init(_ reply: Reply) throws {
        (listener, port) = try Self.listen()
        let (listener, log) = (listener, log)
        Thread.detachNewThread { Self.serve(listener, reply, log) }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    var url: String { "http://127.0.0.1:\(port)" }

    /// The requests so far, heads and bodies.
    var requests: [String] { log.requests.withLock { $0 } }

    /// A URL at which nothing listens: the port was free a moment ago.
    static func closedURL() throws -> String {
        let (listener, port) = try listen()
        close(listener)
        return "http://127.0.0.1:\(port)"
    }

    /// A reply with a body of its right length.
    static func reply(_ status: String, _ mediaType: String, _ body: String, fields: [String] = []) -> Reply {
        let head = ["HTTP/1.1 \(status)", "Content-Type: \(mediaType)", "Content-Length: \(body.utf8.count)"] + fields
        return .text(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    // MARK: Sockets

    private struct SocketError: Error {
        let code = errno
    }

    private static func listen() throws -> (Int32, UInt16) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && Glibc.listen(listener, 8) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isBound else { throw SocketError() }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    private static func serve(_ listener: Int32, _ reply: Reply, _ log: Log) {
        while true {
            let connection = accept(listener, nil, nil)
            if connection < 0 { return }
            answer(connection, reply, log)
            close(connection)
        }
    }

    private static func answer(_ connection: Int32, _ reply: Reply, _ log: Log) {
        guard let request = receive(from: connection, body: reply.readsBody) else { return }
        log.requests.withLock { $0.append(request) }
        switch reply {
        case .text(let text), .early(let text):
            _ = send(text, to: connection)
            shutdown(connection, Int32(SHUT_WR))
            while receive(from: connection) != nil {}
        case .silence:
            while receive(from: connection) != nil {}
        case .drip:
            var text = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
            while send(text, to: connection) {
                text = " "
                usleep(5000)
            }
        }
    }

    /// A head, and the body whose length it gives; nil when the connection ends before.
    private static func receive(from connection: Int32, body readsBody: Bool) -> String? {
        var text = ""
        while true {
            if let end = text.firstRange(of: "\r\n\r\n") {
                let length = text[..<end.lowerBound].firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
                if !readsBody || text[end.upperBound...].utf8.count >= length { return text }
            }
            guard let more = receive(from: connection) else { return nil }
            text += more
        }
    }

    private static func receive(from connection: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = read(connection, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }

    private static func send(_ text: String, to connection: Int32) -> Bool {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

extension StubServer.Reply {
    fileprivate var readsBody: Bool {
        if case .early = self { return false }
        return true
    }
}
