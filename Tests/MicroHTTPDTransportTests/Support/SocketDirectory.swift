import Glibc

/// A directory for sockets, which is removed when it is released; its path is short, as a socket's must be.
final class SocketDirectory {
    private let root: String

    init() throws {
        var template = Array("/tmp/sockets-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw RawClient.ClientError.notConnected(errno) }
        root = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        for name in ["a", "b", "d"] { unlink(path(name)) }
        rmdir(path("d"))
        rmdir(root)
    }

    func path(_ name: String) -> String { "\(root)/\(name)" }
}
