import Glibc

/// Waiting for something that happens in another process or thread.
enum Waiting {
    /// Asks until the condition holds; false when it doesn't within the time.
    static func until(within seconds: Double = 10, _ condition: () throws -> Bool) async throws -> Bool {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while try !condition() {
            guard ContinuousClock.now < deadline else { return false }
            try await Task.sleep(for: .milliseconds(2))
        }
        return true
    }
}
