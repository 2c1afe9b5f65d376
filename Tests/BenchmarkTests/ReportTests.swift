import Foundation
import Testing

@testable import avoidance_benchmarks

@Suite("The benchmarks' report")
struct ReportTests {
    @Test(
        "takes the middle value, or the mean of the two middle ones",
        arguments: [([3, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([7], 7), ([], 0)] as [([Double], Double)]
    )
    func median(values: [Double], median: Double) {
        #expect(values.median == median)
    }

    @Test(
        "says whether a goal is met, the bound itself included",
        arguments: [
            (Goal.atMost(1.5), 1.5, true), (.atMost(1.5), 1.6, false), (.atLeast(0.75), 0.75, true),
            (.atLeast(0.75), 0.7, false),
        ]
    )
    func goal(goal: Goal, value: Double, isMet: Bool) {
        #expect(goal.isMet(by: value) == isMet)
    }

    @Test(
        "gives changes in percent of the earlier value",
        arguments: [(4.0, 5.0, "+25.0 %"), (4, 3, "-25.0 %"), (4, 4, "+0.0 %"), (0, 0, "±0 %"), (0, 1, "was 0")]
    )
    func change(earlier: Double, value: Double, text: String) {
        #expect(FigureLine.change(from: earlier, to: value) == text)
    }

    @Test("reads back the figures that it wrote")
    func file() throws {
        let file = try TemporaryFile(Data())
        var report = Report()
        report.add("a/b", 1.5, "µs", .atMost(2))
        try report.write(to: file.path)
        #expect(try Report.figures(in: file.path) == [Figure(name: "a/b", value: 1.5, unit: "µs")])
    }

    @Test("refuses arguments that it does not know", arguments: [["--rounds", "0"], ["--rounds"], ["nothing"]])
    func refusal(arguments: [String]) {
        #expect(throws: BenchmarkFailure.self) { try Invocation(arguments[...], names: ["micro"]) }
    }
}
