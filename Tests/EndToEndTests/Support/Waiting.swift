import Glibc

/// Waiting for something that happens in another process.
enum Waiting {
    /// Seconds of a clock that never runs backwards.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Asks until the condition holds; false when it doesn't within the time.
    static func until(within seconds: Double = 5, _ condition: () throws -> Bool) async throws -> Bool {
        let deadline = now + seconds
        while try !condition() {
            guard now < deadline else { return false }
            // Not a sleep of the thread, which other tests need.
            try await Task.sleep(for: .milliseconds(2))
        }
        return true
    }
}
