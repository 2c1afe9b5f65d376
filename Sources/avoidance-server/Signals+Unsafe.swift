import Glibc

/// SIGTERM and SIGINT: the first asks for an orderly end, the second ends the process at once.
///
/// Invariant: a signal handler calls `_exit` alone, which is async-signal-safe.
enum Signals {
    /// Keeps both signals pending for `wait`, in this thread and all that it starts, and ignores SIGPIPE.
    static func hold() {
        signal(SIGPIPE, SIG_IGN)
        var set = stopSignals
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Returns when one of the signals has come.
    static func wait() {
        var set = stopSignals
        var number: Int32 = 0
        while sigwait(&set, &number) != 0 {}
    }

    /// Lets the next signal end the process with 128 + its number.
    static func endAtNext() {
        for number in [SIGTERM, SIGINT] { signal(number) { _exit(128 + $0) } }
        var set = stopSignals
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Sleeps in this thread.
    static func pause(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        _ = nanosleep(&time, nil)
    }

    private static var stopSignals: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        return set
    }
}
