/// Many connections, kept and not kept.
enum LoadBenchmark: Benchmark {
    static let name = "load"

    static func run(rounds: Int, into report: inout Report) throws {
        let body = Example.show
        let pair = try ServerPair(body)
        let generator = try LoadGenerator(body)
        for keepsAlive in [true, false] {
            for connections in [1, 16, 64, 256] {
                for (name, server) in [("raw", pair.raw), ("service", pair.service)] {
                    let result = try generator.run(
                        server,
                        connections: connections,
                        seconds: 2,
                        keepsAlive: keepsAlive
                    )
                    let title = "load/\(name) \(connections) \(keepsAlive ? "kept" : "closed")"
                    report.add("\(title) throughput", result.requestsPerSecond, "1/s")
                    report.add("\(title) errors", Double(result.errors), "", .atMost(0))
                }
            }
        }
    }
}
