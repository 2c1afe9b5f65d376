import AvoidanceEngine
import AvoidanceModels
import JSONCoding
import Testing

@Suite("Property: the end does not depend on the way")
struct StabilityProperties {
    @Test("the same event again changes nothing", arguments: [false, true])
    func idempotence(userScrolls: Bool) {
        Property(count: 2000) { generator in
            generator.hasScrolling = userScrolls
            generator.hasShrinkingBars = !userScrolls
            return generator.session(endsWithHide: userScrolls && generator.random.chance(30))
        } verdict: { request in
            guard let event = request.events.last, case .keyboard = event.happening,
                Scene(request.layout).hasTrueBars
            else { return .saysNothing }
            var twice = request
            twice.events.append(event)
            return StabilityProperties.compare(twice.answers(), with: request.answers())
        }.check()
    }

    @Test("any way to a keyboard and a focus ends like the direct one")
    func path() {
        Property(count: 2000) { generator in
            generator.session(endsWithHide: false)
        } verdict: { request in
            guard Scene(request.layout).hasTrueBars else { return .saysNothing }
            let once = TimelineRequest.once(request, last: request.events.count)
            return StabilityProperties.compare(request.answers(), with: once.answers())
        }.check()
    }

    /// Compares the layouts at the end, the ledgers and the certificates.
    private static func compare(_ one: TimelineAnswer, with other: TimelineAnswer) -> Verdict {
        guard let last = one.steps.last, let otherLast = other.steps.last else { return .saysNothing }
        let pairs = [
            (JSONValue(one.layout.withIndicators), JSONValue(other.layout.withIndicators), "layout"),
            (JSONValue(last.state), JSONValue(otherLast.state), "state"),
        ]
        for (value, otherValue, place) in pairs {
            if let found = value.difference(from: otherValue, at: place) { return .fails(found) }
        }
        guard let focus = last.focus, let otherFocus = otherLast.focus else {
            return .expect(last.focus == otherLast.focus, "focus")
        }
        let found = JSONValue(focus).difference(from: JSONValue(otherFocus), at: "focus")
        return .expect(found == nil, found ?? "")
    }

    @Test("the same request has the same answer to the last bit")
    func determinism() {
        Property(count: 1000) { generator in
            generator.request()
        } verdict: { request in
            let bytes = JSONEncoding.encode(Avoidance.answer(request))
            var explained = Avoidance.answer(request, explains: true)
            explained.explanation = nil
            let again = JSONEncoding.encode(Avoidance.answer(request)) == bytes
            return .expect(again && JSONEncoding.encode(explained) == bytes, "two answers differ")
        }.check()
    }
}
