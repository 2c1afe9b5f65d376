import Glibc

// Invariant: the buffer that `Glibc.read` fills lives until the reading ends, and no more of it is lent than was filled.
extension InputSource {
    private static let pieceSize = 256 << 10

    /// Reads all of it; one longer than `limit` bytes is refused, and not read further.
    func read(atMost limit: Int = Input.limit) throws(Failure) -> Input {
        var bytes: [UInt8] = []
        try read { piece throws(Failure) in
            bytes.append(contentsOf: piece)
            if bytes.count > limit { throw .inputTooLarge(name: name, limit: limit) }
        }
        return Input(name: name, bytes: bytes)
    }

    /// Lends all of it in pieces, as they come; `pause` is called before a wait for more.
    func read(
        beforeWaiting pause: () throws(Failure) -> Void = {},
        _ take: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        let descriptor = try open()
        defer { if descriptor != STDIN_FILENO { _ = close(descriptor) } }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.pieceSize, alignment: 64)
        defer { buffer.deallocate() }
        while true {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&wait, 1, 0) == 0 { try pause() }
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw .unreadable(name: name, SystemError(code: errno)) }
            if count == 0 { return }
            try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    private func open() throws(Failure) -> Int32 {
        guard case .file(let path) = self else { return STDIN_FILENO }
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw .unreadable(name: name, SystemError(code: errno)) }
        return descriptor
    }
}
