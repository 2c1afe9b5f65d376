import Testing

@testable import avoidance

@Suite("The tally of lines")
struct LineTallyTests {
    @Test(
        "says how many lines have a problem, and which is the first",
        arguments: [
            ([], []), ([4], ["avoidance: f: line 4 got a problem instead of an answer"]),
            ([3, 5], ["avoidance: f: 2 lines, the first of them line 3, got a problem instead of an answer"]),
        ] as [([Int], [String])]
    )
    func text(problems: [Int], lines: [String]) {
        var tally = LineTally()
        for number in problems { tally.countProblem(line: number) }
        #expect(tally.lines("f") == lines)
    }
}
