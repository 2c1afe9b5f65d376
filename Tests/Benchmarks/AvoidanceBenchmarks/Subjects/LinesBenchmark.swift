/// Batches of lines: in process on one thread, and through the service, beside the client.
enum LinesBenchmark: Benchmark {
    static let name = "ndjson"
    /// As many as an answer has room for.
    private static let lines = 12_000

    static func run(rounds: Int, into report: inout Report) throws {
        let way = try Way(Example.show)
        let perLine = try Timing(rounds: rounds * 5) { try way.whole() }
        // Bytes a nanosecond are thousands of megabytes a second.
        let inProcess = Double(Example.show.count + 1) / perLine.median * 1000
        report.add("ndjson/in process", inProcess, "MB/s", .atLeast(80))
        let body = Array(repeatElement(Example.show + [UInt8(ascii: "\n")], count: lines).joined())
        let server = try ServerProcess()
        var rates: [Double] = []
        for _ in 0..<rounds {
            let before = server.processorTime
            let answer = try Connection.post(body, "application/x-ndjson", port: server.port)
            rates.append(Double(body.count) / Double(server.processorTime - before) * 1000)
            let count = answer.body.count { $0 == UInt8(ascii: "\n") }
            guard answer.isOK, count == lines else {
                throw BenchmarkFailure.answer("\(answer.status) with \(count) lines for \(lines)")
            }
        }
        report.add("ndjson/service, a core", rates.median, "MB/s")
        let client = try ClientBenchmark.rate(rounds: rounds)
        report.add("ndjson/service ratio", rates.median / client, "x client", .atLeast(0.6))
    }
}
