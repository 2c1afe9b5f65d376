import AvoidanceModels
import JSONCoding
import Testing

@testable import avoidance

@Suite("Answers to lines")
struct LineAnswersTests {
    private func answers(_ lines: [String], limit: Int = 2000, explains: Bool = false) -> LineAnswers {
        var answers = LineAnswers(limit: limit, explains: explains)
        for line in lines { Array(line.utf8).withUnsafeBytes { answers.answer(.whole($0)) } }
        return answers
    }

    private func output(_ answers: LineAnswers) -> [Substring] {
        String(decoding: answers.output, as: UTF8.self).split(separator: "\n")
    }

    private func answer(_ line: Substring?) throws -> AdjustmentAnswer {
        try JSONDecoding.decode(AdjustmentAnswer.self, from: Array(try #require(line).utf8))
    }

    @Test("are those of single requests, in order")
    func order() throws {
        let lines = output(answers([Samples.requestLine, Samples.hopelessLine + "\r", Samples.requestLine]))
        try #require(lines.count == 3)
        #expect(try answer(lines[0]).adjustments == Samples.answer.adjustments)
        #expect(try answer(lines[1]).adjustments == [])
        #expect(lines[2] == lines[0])
    }

    @Test("have their steps where they are asked for", arguments: [true, false])
    func explanation(explains: Bool) throws {
        let lines = output(answers([Samples.requestLine], explains: explains))
        #expect(try (answer(lines.first).explanation != nil) == explains)
    }

    @Test("are problems for lines that are no requests, and the next line is answered")
    func problems() throws {
        let lines = output(answers([#"{"layout":"#, "{}", Samples.requestLine]))
        try #require(lines.count == 3)
        let malformed =
            #"{"type":"urn:keyboard-avoidance:problem:malformed-json","title":"Malformed JSON","status":400,"#
        #expect(lines[0].hasPrefix(malformed + #""detail":"Line 1, column 11: "#))
        #expect(lines[0].hasSuffix(#","line":1,"column":11}"#))
        let invalid = #"{"type":"urn:keyboard-avoidance:problem:invalid-body","title":"Invalid body","status":422,"#
        #expect(lines[1].hasPrefix(invalid + #""detail":"The body has 2 faults.","errors":[{"pointer":"/layout","#))
        #expect(try answer(lines[2]).focus == Samples.answer.focus)
    }

    @Test("are a problem for a line that is too long")
    func tooLong() {
        var answers = LineAnswers(limit: 10, explains: false)
        answers.answer(.tooLong)
        let problem =
            #"{"type":"about:blank","title":"Content Too Large","status":413,"detail":"The line is longer than 10 bytes."}"#
        #expect(output(answers) == [problem[...]])
        #expect(answers.tally.problems == 1)
    }

    @Test("are not there for empty lines, which count all the same")
    func empty() {
        let answers = answers(["", " \t\r", "x", "", "y"])
        #expect(output(answers).count == 2)
        #expect(answers.tally.firstProblem == 3)
        #expect(answers.tally.problems == 2)
    }

    @Test(
        "give an exit code",
        arguments: [
            ([], 0), ([Samples.requestLine], 0), ([Samples.hopelessLine, Samples.requestLine], 1),
            ([Samples.hopelessLine, "x"], 65), (["x", Samples.requestLine], 65),
        ] as [([String], Int32)]
    )
    func exitCode(lines: [String], code: Int32) {
        #expect(answers(lines).tally.exitCode.rawValue == code)
    }

    @Test("are forgotten when they were taken")
    func removal() {
        var answers = answers(["x"])
        answers.removeOutput()
        #expect(answers.output.isEmpty)
        #expect(answers.tally.problems == 1)
    }
}
