import AvoidanceModels
import Foundation
import JSONCoding
import Testing

@Suite("Models")
struct RoundTripTests {
    @Test(
        "are read back as they were written, by JSON and by Codable, each way",
        arguments: SampledModel.all,
        SampledModel.RoundTrip.allCases
    )
    func roundTrip(model: SampledModel, trip: SampledModel.RoundTrip) throws {
        for seed in 0..<25 as Range<UInt64> { try model.expectRoundTrip(trip, seed) }
    }

    @Test("refuse a member that they don't have, in any order", arguments: SampledModel.all)
    func unknownMember(model: SampledModel) throws {
        for seed in 0..<25 as Range<UInt64> { try model.expectUnknownFound(seed) }
    }

    @Test("are all among those that are read back")
    func completeness() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/AvoidanceModels").standardized
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var declared: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            declared.formUnion(text.matches(of: /struct (\w+)(<.+>)?: WireModel/).map { String($0.1) })
        }
        #expect(declared == Set(SampledModel.all.map(\.name)))
    }

    @Test("that hold entries keep the order of the text")
    func order() throws {
        let text = #"{"views":{"b":{},"a":{},"c":{}}}"#
        let state = try JSONDecoding.decode(AvoidanceState.self, from: Array(text.utf8))
        #expect(state.views.map(\.name) == ["b", "a", "c"])
    }

    @Test("throw their first fault through Codable, with its coding path")
    func codableFault() throws {
        let text = #"{"layout":{"screen":{"width":1,"height":-1},"views":[]},"event":{"type":"keyboardWillHide"}}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(AdjustmentRequest.self, from: Data(text.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("another error: \(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["layout", "screen", "height"])
        #expect(context.debugDescription == "expected a number from 0 to 10000000, found -1")
    }
}
