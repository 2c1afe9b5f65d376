import AvoidanceModels
import HTTPCore
import Testing

@Suite("A body that is not JSON")
struct MalformedBodyTests {
    @Test(
        "gets the line and the column of the first fault, both from 1",
        arguments: [
            ("", 1, 1), (" \n ", 2, 2), (#"{"layout":}"#, 1, 11), ("{\n  \"layout\": {,\n}}", 2, 14),
            ("{\"é👍🏽\": nul}", 1, 9), ("{}\n{}", 2, 1), ("\u{FEFF}{}", 1, 1), (#"{"a":01}"#, 1, 7),
            (#"{"a":"\#u{1}"}"#, 1, 7), ("[1,]", 1, 4), (#"{"a":1"#, 1, 7), ("'a'", 1, 1), (#""\ud800""#, 1, 2),
        ]
    )
    func position(body: String, line: Int, column: Int) throws {
        let problem = try Service.problem(body, is: .badRequest)
        #expect(problem.type == "urn:keyboard-avoidance:problem:malformed-json")
        #expect(problem.line == line)
        #expect(problem.column == column)
        #expect(problem.detail.hasPrefix("Line \(line), column \(column): "))
        #expect(problem.errors == [])
    }

    @Test(
        "may not be UTF-8 either",
        arguments: [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]]
    )
    func encoding(bytes: [UInt8]) throws {
        let problem = try Service.problem(bytes, is: .badRequest)
        #expect(problem.line == 1)
        #expect(problem.column == 2)
    }
}
