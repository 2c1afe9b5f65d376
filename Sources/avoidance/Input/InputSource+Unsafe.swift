import Glibc

extension InputSource {
    /// Reads all of it; one longer than `limit` bytes is refused, and not read further.
    ///
    /// Invariant: the buffer that `Glibc.read` fills is the array's own, and no more is taken than its size.
    func read(atMost limit: Int = Input.limit) throws(Failure) -> Input {
        let descriptor = try open()
        defer { if descriptor != STDIN_FILENO { _ = close(descriptor) } }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw .unreadable(name: name, SystemError(code: errno)) }
            if count == 0 { return Input(name: name, bytes: bytes) }
            bytes += chunk.prefix(count)
            if bytes.count > limit { throw .inputTooLarge(name: name, limit: limit) }
        }
    }

    private func open() throws(Failure) -> Int32 {
        guard case .file(let path) = self else { return STDIN_FILENO }
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw .unreadable(name: name, SystemError(code: errno)) }
        return descriptor
    }
}
