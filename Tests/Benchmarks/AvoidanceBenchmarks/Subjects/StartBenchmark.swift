import Foundation

/// What the server costs before it has work.
enum StartBenchmark: Benchmark {
    static let name = "start"

    static func run(rounds: Int, into report: inout Report) throws {
        var times: [Double] = []
        var memory: [Double] = []
        for _ in 0..<20 {
            let start = Clocks.now
            let server = try ServerProcess()
            let answer = try Connection.post(Example.show, port: server.port)
            times.append(Double(Clocks.now - start) / 1_000_000)
            guard answer.isOK else { throw BenchmarkFailure.answer(answer.status) }
            memory.append(server.residentMemory / 1_048_576)
        }
        report.add("start/to the first answer", times.median, "ms", .atMost(50))
        report.add("start/memory after it", memory.median, "MiB", .atMost(15))
        let stripped = try TemporaryFile(Data())
        _ = try CommandRun("/usr/bin/strip", ["-o", stripped.path, BuiltProgram.server.path()])
        let size = try FileManager.default.attributesOfItem(atPath: stripped.path)[.size] as? Int
        report.add("start/stripped server", Double(size ?? 0) / 1_000_000, "MB", .atMost(12))
    }
}
