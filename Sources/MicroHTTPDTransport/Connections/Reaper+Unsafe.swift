import Glibc

/// A thread that calls a function again and again until it is stopped.
///
/// Invariant: the thread holds a reference to the reaper from `init` until it ends, `stop()` is called once and joins
/// it, and the pipe is closed after that.
final class Reaper: Sendable {
    private let tick: UInt64
    private let work: @Sendable () -> Void
    /// Both ends of a pipe; a closed writing end tells the thread to end.
    private let pipe: (read: Int32, write: Int32)
    private let thread = Guarded<pthread_t?>(nil)

    init(tick: UInt64, work: @escaping @Sendable () -> Void) throws(ListenError) {
        self.tick = tick
        self.work = work
        var ends: [Int32] = [-1, -1]
        guard Glibc.pipe(&ends) == 0 else {
            throw .system(call: "pipe", reason: String(cString: strerror(errno)))
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipe = (ends[0], ends[1])
        var thread = pthread_t()
        let reference = Unmanaged.passRetained(self)
        let code = pthread_create(&thread, nil, Self.entry, reference.toOpaque())
        guard code == 0 else {
            reference.release()
            close(pipe.read)
            close(pipe.write)
            throw .system(call: "pthread_create", reason: String(cString: strerror(code)))
        }
        self.thread.withLock { $0 = thread }
    }

    /// Ends the thread and waits for it.
    func stop() {
        let thread = thread.withLock { thread -> pthread_t? in
            defer { thread = nil }
            return thread
        }
        guard let thread else { return }
        close(pipe.write)
        pthread_join(thread, nil)
        close(pipe.read)
    }

    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { reference in
        guard let reference else { return nil }
        Unmanaged<Reaper>.fromOpaque(reference).takeRetainedValue().run()
        return nil
    }

    private func run() {
        // Signals are the process's business, not this thread's.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var request = pollfd(fd: pipe.read, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&request, 1, Int32(clamping: tick))
            if count > 0 { return }
            work()
        }
    }
}
