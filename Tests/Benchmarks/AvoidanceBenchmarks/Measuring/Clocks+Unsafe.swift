import Glibc

/// Times in nanoseconds.
///
/// Invariant: pointers go to system calls that don't keep them.
enum Clocks {
    static var now: UInt64 { read(CLOCK_MONOTONIC) }

    /// The processor time of this thread.
    static var ofThread: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    /// The processor time that a process has taken, all its threads together.
    static func processorTime(of process: Int32) -> UInt64 {
        var clock = clockid_t()
        guard clock_getcpuclockid(process, &clock) == 0 else { return 0 }
        return read(clock)
    }

    /// The processor time of this process's children that have ended.
    static var ofEndedChildren: UInt64 {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
    }

    private static func nanoseconds(_ time: timeval) -> UInt64 {
        UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_usec) * 1000
    }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
