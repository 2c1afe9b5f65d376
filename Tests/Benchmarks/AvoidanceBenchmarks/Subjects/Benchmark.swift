/// A part of the benchmarks that can be run alone.
protocol Benchmark {
    /// What the command line calls it.
    static var name: String { get }
    /// Measures, `rounds` times where times vary.
    static func run(rounds: Int, into report: inout Report) throws
}
