import AvoidanceModels
import HTTPCore
import JSONCoding
import Testing

@Suite("Reported faults")
struct ReportedCaseTests {
    @Test("are answered right", arguments: try ReportedCase.all())
    func verdict(reported: ReportedCase) throws {
        let body = JSONEncoding.encode(try reported.request())
        guard reported.input.event.beginFrame.isFinite, reported.input.event.endFrame.isFinite else {
            // Numbers that are not finite never reach the engine.
            let problem = try Service.problem(body, is: .unprocessableContent)
            #expect(problem.errors.allSatisfy { $0.pointer.hasPrefix("/event/") })
            return
        }
        reported.expect(try Service.answer(body))
    }

    @Test("are thirty, each with an id of its own")
    func count() throws {
        let cases = try ReportedCase.all()
        #expect(cases.count == 30)
        #expect(Set(cases.map(\.id)).count == 30)
    }
}
