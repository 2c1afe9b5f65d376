import Foundation

/// The command-line client over a file of lines.
enum ClientBenchmark: Benchmark {
    static let name = "client"
    /// So many that the file has about 64 MB.
    private static let lines = 64_000_000 / (Example.show.count + 1)

    static func run(rounds: Int, into report: inout Report) throws {
        report.add("client/lines, a core", try rate(rounds: rounds), "MB/s", .atLeast(80))
    }

    /// Megabytes of input a second of the client's processor time.
    static func rate(rounds: Int) throws -> Double {
        let input = Array(repeatElement(Example.show + [UInt8(ascii: "\n")], count: lines).joined())
        let file = try TemporaryFile(Data(input))
        var rates: [Double] = []
        for _ in 0..<rounds {
            let before = Clocks.ofEndedChildren
            let run = try CommandRun(BuiltProgram.client.path(), ["adjust", "--lines", file.path])
            rates.append(Double(input.count) / Double(Clocks.ofEndedChildren - before) * 1000)
            let count = run.output.utf8.count { $0 == UInt8(ascii: "\n") }
            guard count == lines else { throw BenchmarkFailure.answer("\(count) lines for \(lines)") }
        }
        return rates.median
    }
}
