import Glibc
package import HTTPCore

/// Milliseconds that never run backwards, as exact as the kernel's tick, and cheap enough to ask several times a request.
enum Clock {
    static var now: UInt64 {
        var time = timespec()
        _ = clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return UInt64(truncatingIfNeeded: time.tv_sec) &* 1000 &+ UInt64(truncatingIfNeeded: time.tv_nsec) / 1_000_000
    }

    /// Lets the thread sleep for about that many milliseconds.
    static func sleep(milliseconds: Int) {
        var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
        _ = nanosleep(&time, nil)
    }
}

extension TimeSource {
    /// The system's clocks, to the nanosecond and the millisecond.
    package static let system = TimeSource(
        monotonic: {
            var time = timespec()
            _ = clock_gettime(CLOCK_MONOTONIC, &time)
            return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
        },
        calendar: {
            var time = timespec()
            _ = clock_gettime(CLOCK_REALTIME, &time)
            return Int64(time.tv_sec) &* 1000 &+ Int64(time.tv_nsec) / 1_000_000
        }
    )
}
