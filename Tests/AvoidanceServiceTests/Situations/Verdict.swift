import AvoidanceModels
import Testing

/// How a strategy does in a situation.
struct Verdict {
    /// What does not hold, a sentence each.
    private(set) var faults: [String] = []
    /// Whether the strategy answers any view at all.
    private(set) var hasPart = false
    private var focusTops: [Int: Double] = [:]

    /// How far from its place something may be, in points: what is rounded to whole points or pixels is right.
    private static let tolerance = 0.5

    /// The verdict in the README's table.
    var mark: String {
        if !hasPart { return "–" }
        return faults.isEmpty ? "✓" : "✗"
    }

    init(on strategy: StrategyName, in situation: Situation) throws {
        for expectation in situation.holds {
            let answer = try situation.answer(of: strategy, after: expectation.after)
            for (event, step) in zip(situation.request.events, answer.steps) where event.isOfKeyboard {
                hasPart = hasPart || !step.adjustments.isEmpty
            }
            try judge(expectation, answer, strategy)
        }
    }

    private mutating func judge(
        _ right: Expectation,
        _ answer: TimelineAnswer,
        _ strategy: StrategyName
    ) throws {
        let after = "after \(right.after) events"
        let scene = SituationScene(answer)
        let focus = try #require(answer.steps.last?.focus)
        focusTops[right.after] = focus.frame.y
        if right.focusVisible == true, focus.visibleAfter < 0.999 {
            faults.append("\(after), \(focus.visibleAfter) of the focus is in sight")
        }
        if let top = right.focusTop { expect(focus.frame.y, top, "the field's top, \(after)") }
        if let earlier = right.focusTopAsAfter {
            expect(focus.frame.y, try #require(focusTops[earlier]), "the field's top, \(after)")
        }
        for (id, bottom) in right.bottom ?? [:] {
            expect(try scene.bottom(of: id), bottom, "the lower edge of \(id), \(after)")
        }
        // A browser's page grows by what the keyboard covers, which no value of an answer says.
        for (id, span) in right.contentEnd ?? [:] where strategy != .cssScrollIntoView {
            expect(try scene.contentEnd(of: id), span.least, to: span.greatest, "the end of \(id), \(after)")
        }
        for (id, edges) in right.contentInset ?? [:] {
            let inset = try scene.scroll(of: id).contentInset
            for (name, edge) in edges { expect(try inset.edge(name), edge, "the \(name) inset of \(id), \(after)") }
        }
        for (id, offset) in right.contentOffset ?? [:] {
            let found = try scene.scroll(of: id).contentOffset
            expect(found.x, offset.x, "the offset x of \(id), \(after)")
            expect(found.y, offset.y, "the offset y of \(id), \(after)")
        }
    }

    private mutating func expect(_ found: Double, _ least: Double, to greatest: Double? = nil, _ what: String) {
        let right = (least - Self.tolerance)...((greatest ?? least) + Self.tolerance)
        if !right.contains(found) { faults.append("\(what): \(found)") }
    }
}

extension EdgeInsets {
    fileprivate func edge(_ name: String) throws -> Double {
        let edges = ["top": top, "left": left, "bottom": bottom, "right": right]
        return try #require(edges[name], "no edge is called \(name)")
    }
}
