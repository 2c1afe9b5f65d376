/// The design's example through a socket, beside the raw responder, in turn.
enum ServiceBenchmark: Benchmark {
    static let name = "service"
    private static let seconds = 4

    static func run(rounds: Int, into report: inout Report) throws {
        let body = Example.show
        let pair = try ServerPair(body)
        let generator = try LoadGenerator(body)
        for server in [pair.raw, pair.service] { _ = try generator.run(server, seconds: 1) }
        var raw: [LoadResult] = []
        var service: [LoadResult] = []
        for _ in 0..<rounds {
            raw.append(try generator.run(pair.raw, seconds: seconds))
            service.append(try generator.run(pair.service, seconds: seconds))
        }
        let errors = (raw + service).reduce(0) { $0 + $1.errors }
        guard errors == 0 else { throw BenchmarkFailure.answer("\(errors) requests failed") }
        func ratio(_ figure: KeyPath<LoadResult, Double>) -> Double {
            zip(raw, service).map { $1[keyPath: figure] / $0[keyPath: figure] }.median
        }
        func median(_ results: [LoadResult], _ figure: KeyPath<LoadResult, Double>) -> Double {
            results.map { $0[keyPath: figure] }.median
        }
        report.add("service/CPU ratio", ratio(\.processorMicroseconds), "x raw", .atMost(1.5))
        report.add("service/throughput ratio", ratio(\.requestsPerSecond), "x raw", .atLeast(0.75))
        report.add("service/p50 ratio", ratio(\.medianMicroseconds), "x raw")
        report.add("service/p99 ratio", ratio(\.lateMicroseconds), "x raw", .atMost(1.5))
        for (name, results) in [("raw", raw), ("service", service)] {
            report.add("service/\(name) CPU", median(results, \.processorMicroseconds), "µs")
            report.add("service/\(name) throughput", median(results, \.requestsPerSecond), "1/s")
            report.add("service/\(name) p50", median(results, \.medianMicroseconds), "µs")
            report.add("service/\(name) p99", median(results, \.lateMicroseconds), "µs")
        }
    }
}
