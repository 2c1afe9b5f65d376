import Foundation

/// Heap allocations for the example: of each step in process, and of the whole server for a request.
///
/// The steps are counted in a second process of this program, which runs with the counter.
enum AllocationBenchmark: Benchmark {
    static let name = "allocations"

    static func run(rounds: Int, into report: inout Report) throws {
        if let path = AllocationCounts.ownFile { return try countSteps(path, &report) }
        let empty = Data(count: 16)
        let counts = try TemporaryFile(empty)
        let figures = try TemporaryFile(Data())
        let own = try BuiltProgram.benchmarks.path()
        _ = try CommandRun(own, [name, "--json", figures.path], AllocationCounts.environment(file: counts.path))
        for figure in try Report.figures(in: figures.path) { report.add(figure.name, figure.value, figure.unit) }
        try countServer(TemporaryFile(empty), &report)
    }

    private static func countSteps(_ path: String, _ report: inout Report) throws {
        let way = try Way(Example.show)
        let steps: [(String, () throws -> Void)] = [
            ("decode", { try way.decode() }), ("engine", { way.answerRequest() }), ("encode", { way.encode() }),
        ]
        for (name, step) in steps {
            try step()
            report.add(name, try AllocationCounts(file: path, times: 1000, step))
        }
    }

    private static func countServer(_ file: TemporaryFile, _ report: inout Report) throws {
        let server = try ServerProcess(environment: AllocationCounts.environment(file: file.path))
        let generator = try LoadGenerator(Example.show)
        _ = try generator.run(server, seconds: 1)
        let before = try AllocationCounts(file: file.path)
        let result = try generator.run(server, seconds: 2)
        let counts = try AllocationCounts(file: file.path).since(before)
        report.add("request to the server", counts.shared(by: result.requests))
    }
}

extension Report {
    fileprivate mutating func add(_ name: String, _ counts: AllocationCounts) {
        add("allocations/\(name)", counts.allocations, "")
        add("allocations/\(name), bytes", counts.bytes, "B")
    }
}
