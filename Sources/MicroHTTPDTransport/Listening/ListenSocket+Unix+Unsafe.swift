import Glibc

/// Listening at a path.
///
/// Invariant: pointers made here go to system calls that don't keep them, and a path is shorter than the field of the
/// address that it is copied into.
extension ListenSocket {
    static func unix(path: String, mode: UInt16) throws(ListenError) -> ListenSocket {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let limit = MemoryLayout.size(ofValue: address.sun_path) - 1
        guard path.utf8.count <= limit else { throw .pathTooLong(path: path, limit: limit) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        try removeStale(path, address)
        let descriptor = try open(AF_UNIX)
        var hasFile = false
        do throws(ListenError) {
            // The file gets these permissions, less the process's mask, the moment that it appears; what the mask took
            // away is given back behind that.
            guard fchmod(descriptor, mode_t(mode)) == 0 else { throw failure("fchmod") }
            guard call(address, { bind(descriptor, $0, $1) }) == 0 else {
                throw errno == EADDRINUSE ? .pathInUse(path: path) : refusal(path)
            }
            hasFile = true
            var status = stat()
            guard chmod(path, mode_t(mode)) == 0, lstat(path, &status) == 0 else { throw refusal(path) }
            let origin = Origin.file(path: path, device: UInt(status.st_dev), number: UInt(status.st_ino))
            guard Glibc.listen(descriptor, SOMAXCONN) == 0 else { throw refusal(path) }
            return ListenSocket(descriptor: descriptor, address: .unix(path: path), origin: origin)
        } catch {
            _ = Glibc.close(descriptor)
            if hasFile { unlink(path) }
            throw error
        }
    }

    /// A socket that another process opened, which must listen already.
    static func inherited(_ descriptor: Int32) throws(ListenError) -> ListenSocket {
        var isListening: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isListening, &size) == 0, isListening != 0 else {
            throw .notListening(descriptor: descriptor)
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        var address = sockaddr_un()
        var length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard code == 0, Int32(address.sun_family) == AF_UNIX else {
            return ListenSocket(descriptor: descriptor, address: try boundAddress(descriptor), origin: .inherited)
        }
        let path = withUnsafeBytes(of: &address.sun_path) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        return ListenSocket(descriptor: descriptor, address: .unix(path: path), origin: .inherited)
    }

    /// Removes a socket that nobody listens at, as a process that was killed leaves it.
    private static func removeStale(_ path: String, _ address: sockaddr_un) throws(ListenError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else { throw .pathTaken(path: path) }
        let probe = try open(AF_UNIX)
        defer { _ = Glibc.close(probe) }
        if call(address, { connect(probe, $0, $1) }) == 0 || errno == EAGAIN { throw .pathInUse(path: path) }
        guard errno == ECONNREFUSED, unlink(path) == 0 else { throw refusal(path) }
    }

    private static func call(
        _ address: sockaddr_un,
        _ function: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                function($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    private static func refusal(_ path: String) -> ListenError {
        .path(path: path, reason: String(cString: strerror(errno)))
    }
}
