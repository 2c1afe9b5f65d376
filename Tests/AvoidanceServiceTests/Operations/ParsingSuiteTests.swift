import AvoidanceModels
import Foundation
import HTTPCore
import JSONCoding
import Testing

/// The public JSON parsing suite, each file as the body of a request.
@Suite("The public JSON parsing suite as bodies")
struct ParsingSuiteTests {
    private static let directory = URL(filePath: #filePath).appending(
        path: "../../../JSONCodingTests/Fixtures/json-parsing"
    ).standardized

    private static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".json") }.sorted()
    }

    @Test("gets 400 with a position, or 422 with a pointer for each fault, and never an answer")
    func verdicts() throws {
        let names = try Self.names()
        #expect(names.count == 318)
        for name in names {
            let response = Service.adjust(try Data(contentsOf: Self.directory.appending(path: name)))
            let problem = try JSONDecoding.decode(Problem.self, from: response.content)
            #expect(response.fields.text("Content-Type") == "application/problem+json", "\(name)")
            switch name.prefix(2) {
            case "y_": #expect(response.status == .unprocessableContent, "\(name)")
            case "n_": #expect(response.status == .badRequest, "\(name)")
            default: break
            }
            if response.status == .badRequest {
                #expect(problem.line != nil && problem.column != nil && problem.errors == [], "\(name)")
            } else {
                #expect(response.status == .unprocessableContent, "\(name)")
                #expect(!problem.errors.isEmpty && problem.line == nil, "\(name)")
            }
        }
    }
}
