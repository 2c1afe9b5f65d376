import AvoidanceEngine
import AvoidanceModels
import Testing

@Suite("Property: only distances in the window count")
struct SpaceProperties {
    /// The screen grows by as much as the window and the keyboard move, so that the keyboard stays what it is.
    @Test("moving the window and the keyboard together changes nothing")
    func moving() {
        Property(count: 1500) { generator in
            generator.keyboards = [.docked, .undocked, .floating]
            return generator.request()
        } verdict: { request in
            guard let frame = request.event.endFrame else { return .saysNothing }
            let answer = Avoidance.answer(request)
            // Full-width keyboards span the screen from its left edge on, so only y moves.
            let dx = answer.keyboard.placement == .floating ? 24.0 : 0
            var moved = request
            moved.layout.window.x += dx
            moved.layout.window.y += 120
            moved.layout.screen.width += dx
            moved.layout.screen.height += 120
            moved.event.endFrame = Rect(frame.x + dx, frame.y + 120, frame.width, frame.height)
            let other = Avoidance.answer(moved)
            guard answer.keyboard.placement != .hidden else { return .saysNothing }
            return SpaceProperties.compare(other, with: answer) { $0 }
        }.check()
    }

    @Test("scaling all lengths, the margin and the pixels scales the answer", arguments: [2, 0.5])
    func scaling(factor: Double) {
        Property(count: 1000) { generator in
            generator.keyboards = [.docked, .undocked, .floating]
            return generator.request()
        } verdict: { request in
            guard let scaled = JSONValue(request).scaled(by: factor).model(AdjustmentRequest.self) else {
                return .saysNothing
            }
            return SpaceProperties.compare(Avoidance.answer(scaled), with: Avoidance.answer(request)) {
                $0.scaled(by: factor)
            }
        }.check()
    }

    private static func compare(
        _ answer: AdjustmentAnswer,
        with other: AdjustmentAnswer,
        _ edit: (JSONValue) -> JSONValue
    ) -> Verdict {
        // Warnings and the like are sentences with numbers.
        var (one, two) = (answer, other)
        one.warnings = []
        two.warnings = []
        let found = JSONValue(one).difference(from: edit(JSONValue(two)))
        return .expect(found == nil, found ?? "")
    }
}

extension JSONValue {
    /// What is no length, and what is a number per length.
    private static let pure: Set<String> = [
        "a", "b", "c", "d", "animationDuration", "animationCurve", "duration", "curve", "options", "visibleBefore",
        "visibleAfter",
    ]

    /// All lengths `factor` times as large.
    fileprivate func scaled(by factor: Double) -> JSONValue {
        switch self {
        case .number(let value): .number(value * factor)
        case .array(let elements): .array(elements.map { $0.scaled(by: factor) })
        case .object(let members):
            .object(
                Dictionary(
                    uniqueKeysWithValues: members.map { key, value in
                        if JSONValue.pure.contains(key) { return (key, value) }
                        return (key, value.scaled(by: key == "scale" ? 1 / factor : factor))
                    }
                )
            )
        case .null, .boolean, .string: self
        }
    }
}
