import AvoidanceModels
import HTTPCore
import JSONCoding
import Testing

@Suite("Problem")
struct ProblemTests {
    @Test("writes what the status says all about as about:blank")
    func blank() {
        let response = HTTPFailure.notFound.response
        #expect(response.status == .notFound)
        #expect(
            response.text
                == #"{"type":"about:blank","title":"Not Found","status":404,"detail":"There is nothing at this path."}"#
        )
    }

    @Test("makes malformed JSON a 400 with line and column")
    func malformed() {
        let problem = Problem(JSONError.malformed(offset: 9, line: 2, column: 3, detail: "Expected a value."))
        #expect(problem.status == 400)
        #expect(problem.type == "urn:keyboard-avoidance:problem:malformed-json")
        #expect(problem.detail == "Line 2, column 3: Expected a value.")
        #expect(problem.line == 2)
        #expect(problem.column == 3)
        #expect(problem.response.text.hasSuffix(#""line":2,"column":3}"#))
    }

    @Test("makes a wrong body a 422 with its faults")
    func invalid() {
        let fault = Fault(pointer: "/a", detail: "Wrong.")
        let one = Problem(JSONError.invalid(faults: [fault], omitted: 0))
        #expect(one.status == 422)
        #expect(one.type == "urn:keyboard-avoidance:problem:invalid-body")
        #expect(one.detail == "The body has 1 fault.")
        #expect(one.errors == [fault])
        #expect(one.response.text.hasSuffix(#""errors":[{"pointer":"/a","detail":"Wrong."}]}"#))
        let many = Problem(JSONError.invalid(faults: [fault, fault], omitted: 3))
        #expect(many.detail == "The body has 5 faults, 3 of them not listed.")
    }
}
