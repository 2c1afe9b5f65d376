/// The steps in process, for layouts of several sizes and two shapes.
enum MicroBenchmark: Benchmark {
    static let name = "micro"
    private static let sizes = [10, 100, 1_000, 10_000, 100_000]

    static func run(rounds: Int, into report: inout Report) throws {
        let example = try Way(Example.show)
        let title = "micro/example \(example.body.count) bytes"
        report.add("\(title) decode", try Timing(rounds: rounds * 5) { try example.decode() }, nil)
        report.add("\(title) engine", Timing(rounds: rounds * 5) { example.answerRequest() }, .atMost(1000))
        report.add("\(title) encode", Timing(rounds: rounds * 5) { example.encode() }, nil)
        report.add("\(title) all", try Timing(rounds: rounds * 5) { try example.whole() }, .atMost(12_000))
        for count in sizes {
            try measure("form", count, Example.form(views: count), rounds, &report)
            try measure("stacks", count, Example.stacks(views: count), rounds, &report)
        }
    }

    private static func measure(
        _ shape: String,
        _ count: Int,
        _ body: [UInt8],
        _ rounds: Int,
        _ report: inout Report
    ) throws {
        let way = try Way(body)
        let title = "micro/\(shape) of \(count)"
        let goal: Goal? = count >= 1000 ? .atMost(100) : nil
        report.add("\(title) decode", try Timing(rounds: rounds) { try way.decode() }, views: count, nil)
        report.add("\(title) engine", Timing(rounds: rounds) { way.answerRequest() }, views: count, goal)
        report.add("\(title) encode", Timing(rounds: rounds) { way.encode() }, views: count, nil)
    }
}

extension Report {
    /// The time of one operation, the least too.
    fileprivate mutating func add(_ name: String, _ timing: Timing, _ goal: Goal?) {
        add(name, timing.median, "ns", goal)
        add("\(name), least", timing.minimum, "ns")
    }

    /// The time of one operation, and its share for each view, which the goal is about.
    fileprivate mutating func add(_ name: String, _ timing: Timing, views: Int, _ goal: Goal?) {
        add(name, timing, nil)
        add("\(name), a view", timing.median / Double(views), "ns", goal)
    }
}
