import Glibc
import MicroHTTPDTransport

/// Writes the log's lines to a descriptor on a thread of its own, so that no request waits for whoever reads the log.
///
/// Lines that come faster than they are taken are kept up to a limit; those beyond it are dropped and counted.
///
/// Invariant: the thread holds a reference to the writer from `init` until it ends. The semaphore is initialised before
/// the thread starts and destroyed in `deinit`, when neither the thread nor a caller has a reference any more. Pointers
/// go to system calls that don't keep them.
final class LogWriter: @unchecked Sendable {
    private struct State {
        var pending: [UInt8] = []
        var dropped: UInt64 = 0
        var isClosed = false
    }

    /// Bytes that may wait to be written.
    private static let limit = 1 << 20
    /// How long the thread lets lines gather before it writes them, in microseconds.
    private static let gathering: UInt32 = 5000
    /// How long the last lines may wait for a reader, in milliseconds.
    private static let patience: Int32 = 500

    private let descriptor: Int32
    private let wake: UnsafeMutablePointer<sem_t>
    private let state = Guarded(State())
    private let thread = Guarded<pthread_t?>(nil)

    /// Nil when the system has no thread left.
    init?(_ descriptor: Int32) {
        self.descriptor = descriptor
        wake = .allocate(capacity: 1)
        sem_init(wake, 0, 0)
        var thread = pthread_t()
        let reference = Unmanaged.passRetained(self)
        guard pthread_create(&thread, nil, Self.entry, reference.toOpaque()) == 0 else {
            reference.release()
            return nil
        }
        self.thread.withLock { $0 = thread }
    }

    deinit {
        sem_destroy(wake)
        wake.deallocate()
    }

    /// Lines that nobody took.
    var dropped: UInt64 { state.withLock { $0.dropped } }

    func append(_ line: [UInt8]) {
        let isFirst = state.withLock { state in
            guard state.pending.count + line.count <= Self.limit else {
                state.dropped += 1
                return false
            }
            state.pending.append(contentsOf: line)
            return state.pending.count == line.count
        }
        if isFirst { sem_post(wake) }
    }

    /// Writes what is left, as far as it is taken soon, and ends the thread.
    func close() {
        state.withLock { $0.isClosed = true }
        sem_post(wake)
        let thread = thread.withLock { thread -> pthread_t? in
            defer { thread = nil }
            return thread
        }
        guard let thread else { return }
        pthread_join(thread, nil)
    }

    private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { reference in
        guard let reference else { return nil }
        Unmanaged<LogWriter>.fromOpaque(reference).takeRetainedValue().run()
        return nil
    }

    private func run() {
        // Signals are the main thread's business.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var isClosed = false
        while !isClosed {
            sem_wait(wake)
            usleep(Self.gathering)
            var bytes: [UInt8] = []
            isClosed = state.withLock { state in
                swap(&bytes, &state.pending)
                return state.isClosed
            }
            write(bytes)
        }
    }

    /// Writes in pieces that a pipe takes whole, so that it never blocks beyond what `poll` foretold.
    private func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            if poll(&request, 1, Self.patience) == 0 {
                if state.withLock({ $0.isClosed }) { break }
                continue
            }
            let count = rest.prefix(Int(PIPE_BUF)).withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        let lost = rest.count { $0 == UInt8(ascii: "\n") }
        if lost > 0 { state.withLock { $0.dropped += UInt64(lost) } }
    }
}
