import Foundation

/// Measures what the project does, and prints it beside its goals. Whatever the figures are, it succeeds; it fails where
/// something could not be measured or a request to the service failed.
@main
enum Program {
    private static var benchmarks: [any Benchmark.Type] {
        [
            MicroBenchmark.self, FloorBenchmark.self, ServiceBenchmark.self, LoadBenchmark.self, LinesBenchmark.self,
            ClientBenchmark.self,
            StartBenchmark.self, AllocationBenchmark.self,
        ]
    }

    static func main() {
        signal(SIGPIPE, SIG_IGN)
        do {
            let invocation = try Invocation(CommandLine.arguments.dropFirst(), names: benchmarks.map { $0.name })
            var report = Report(comparedWith: try invocation.earlier.map(Report.figures) ?? [])
            for benchmark in benchmarks where invocation.names.isEmpty || invocation.names.contains(benchmark.name) {
                try benchmark.run(rounds: invocation.rounds, into: &report)
            }
            if let path = invocation.json { try report.write(to: path) }
        } catch {
            FileHandle.standardError.write(Data("avoidance-benchmarks: \(error)\n".utf8))
            exit(1)
        }
    }
}
