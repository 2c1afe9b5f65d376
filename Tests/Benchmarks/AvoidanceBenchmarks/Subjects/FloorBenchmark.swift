import JSONCoding

/// The example's way beside the floor, in turn.
enum FloorBenchmark: Benchmark {
    static let name = "floor"

    static func run(rounds: Int, into report: inout Report) throws {
        let way = try Way(Example.show)
        let answer = JSONEncoding.encode(way.answer)
        var floors: [Double] = []
        var ratios: [Double] = []
        for _ in 0..<rounds * 5 {
            let floor = Timing(rounds: 1) { Sink.take(Floor.work(way.body, answer: answer)) }
            floors.append(floor.median)
            ratios.append(try Timing(rounds: 1) { try way.whole() }.median / floor.median)
        }
        report.add("floor/parse and copy", floors.median, "ns")
        report.add("floor/ratio of decode, engine and encode", ratios.median, "x floor", .atMost(2.5))
    }
}
