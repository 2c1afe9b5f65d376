/// The processor time of one run of some work in this thread, in nanoseconds.
struct Timing {
    let median: Double
    let minimum: Double

    /// Repeats the work `rounds` times as long as takes about 20 ms, at least once each.
    init(rounds: Int, _ work: () throws -> Void) rethrows {
        let first = try Self.nanoseconds(of: 1, work)
        let repeats = max(1, Int(20_000_000 / max(first, 1)))
        var times: [Double] = []
        for _ in 0..<rounds { times.append(try Self.nanoseconds(of: repeats, work) / Double(repeats)) }
        median = times.median
        minimum = times.min() ?? 0
    }

    private static func nanoseconds(of repeats: Int, _ work: () throws -> Void) rethrows -> Double {
        let start = Clocks.ofThread
        for _ in 0..<repeats { try work() }
        return Double(Clocks.ofThread - start)
    }
}
