import AvoidanceModels
import Testing

@Suite("Shrinking")
struct ShrinkingTests {
    @Test("leaves what the failure needs and little else", arguments: 0..<20 as Range<UInt64>)
    func smallest(seed: UInt64) {
        var generator = RequestGenerator(random: Random(seed: seed))
        var request = generator.request()
        request.layout.views.append(.plain("outer", Scenario.whole, [.field(Rect(3, 4, 57, 43), id: "wanted")]))
        let small = Shrinking(of: AdjustmentRequest.self) { ($0.layout.view("wanted")?.frame.height ?? 0) > 42 }
            .smallest(from: request)
        #expect(small.model.layout.views == [.plain("wanted", Rect(0, 0, 0, 43))])
        #expect(JSONValue(request).difference(from: JSONValue(small.model)) != nil)
        #expect(small.text.utf8.count < 250)
    }

    @Test("draws the same cases for the same seed and others for another")
    func seeds() {
        func cases(_ seed: UInt64) -> [AdjustmentRequest] {
            var generator = RequestGenerator(random: Random(seed: seed))
            return (0..<5).map { _ in generator.request() }
        }
        #expect(cases(1) == cases(1))
        #expect(cases(1) != cases(2))
    }
}
