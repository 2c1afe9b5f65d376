/// A fixed number of histograms of durations with the same bounds.
package struct HistogramTable: Sendable {
    /// The upper bounds of the buckets but the last, in nanoseconds, ascending.
    let bounds: [UInt64]
    /// Per histogram: a counter for each bucket, the one beyond all bounds included, and the sum in nanoseconds.
    private let cells: CounterTable
    private let width: Int

    init(count: Int, bounds: [UInt64]) {
        self.bounds = bounds
        width = bounds.count + 2
        cells = CounterTable(count: count * width)
    }

    package func observe(_ nanoseconds: UInt64, at index: Int) {
        var bucket = 0
        while bucket < bounds.count, nanoseconds > bounds[bucket] { bucket += 1 }
        cells.add(at: index * width + bucket)
        cells.add(nanoseconds, at: index * width + width - 1)
    }

    /// How many values lie in a bucket; the bucket behind the last bound holds the rest.
    func count(inBucket bucket: Int, at index: Int) -> UInt64 { cells.value(at: index * width + bucket) }

    /// All values together, in nanoseconds.
    func sum(at index: Int) -> UInt64 { cells.value(at: index * width + width - 1) }

    /// From 100 µs to 10 s, for whole requests.
    static let requestBounds: [UInt64] = microseconds(
        100,
        250,
        500,
        1000,
        2500,
        5000,
        10_000,
        25_000,
        50_000,
        100_000,
        250_000,
        500_000,
        1_000_000,
        2_500_000,
        5_000_000,
        10_000_000
    )

    /// From 5 µs to 1 s, for the work alone.
    static let workBounds: [UInt64] = microseconds(
        5,
        10,
        25,
        50,
        100,
        250,
        500,
        1000,
        2500,
        5000,
        10_000,
        25_000,
        50_000,
        100_000,
        250_000,
        1_000_000
    )

    private static func microseconds(_ bounds: UInt64...) -> [UInt64] { bounds.map { $0 * 1000 } }
}
