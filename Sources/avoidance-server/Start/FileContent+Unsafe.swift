import Glibc

/// The whole of a small file.
///
/// Invariant: the descriptor is closed on every way out; pointers go to system calls that don't keep them.
enum FileContent {
    /// Longer files are no keys and no certificates.
    private static let limit = 1 << 20

    static func read(_ path: String) throws(StartFailure) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var content: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = Glibc.read(descriptor, &piece, piece.count)
            guard count >= 0 else { throw failure(path) }
            if count == 0 { return String(decoding: content, as: UTF8.self) }
            content += piece[..<count]
            guard content.count <= limit else {
                throw .unreadable(path: path, reason: "it has more than \(limit) bytes")
            }
        }
    }

    private static func failure(_ path: String) -> StartFailure {
        .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
}
