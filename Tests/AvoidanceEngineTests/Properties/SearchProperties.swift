import AvoidanceModels
import Testing

@Suite("Property: what can be shown is shown, by the least motion")
struct SearchProperties {
    @Test("in one list, under a docked keyboard")
    func one() {
        Property(count: 3000, leastMeaningful: 60) {
            $0.nest(1)
        } verdict: {
            docked($0)
        }.check()
    }

    @Test("in a list in a list, under a docked keyboard")
    func two() {
        Property(count: 1200, leastMeaningful: 40) {
            $0.nest(2)
        } verdict: {
            docked($0)
        }.check()
    }

    @Test("in one list, beside a floating or undocked keyboard")
    func floating() {
        Property(count: 2000, leastMeaningful: 15) { generator in
            generator.nest(1, keyboards: [.floating, .undocked])
        } verdict: {
            beside($0)
        }.check()
    }

    /// Offsets are legal at first, since one "that was out of range anyway … is not 'fixed' unless the target needs it"
    /// (rule 7); the root does not move. Where the new insets take the present offset out of range, as in a flipped list
    /// that is shorter than its bounds, the least motion is not asked for: an outer list then moves into its range at
    /// once, however little is left for it.
    ///
    /// "The target is the first of these that fits into the band" (rule 5): what is reached must be the best that some
    /// offsets reach, and for a target with its whole margin by the least motion (rule 6).
    private func docked(_ request: AdjustmentRequest) -> Verdict {
        let outcome = Outcome(request)
        guard let certificate = outcome.answer.focus, let focus = outcome.before.index(of: certificate.view),
            outcome.isDocked, outcome.before.hasTrueBars, isRound(request.policy.margin)
        else { return .saysNothing }
        let top =
            outcome.obstacles(over: focus, in: Scene(outcome.layout.withScrolling(of: request.layout)))
            .filter { $0.minX < 200 && $0.maxX > 0 }.map(\.minY).min() ?? 0
        let search = OffsetSearch(outcome, around: focus, within: 0...max(0, min(outcome.before.window.height, top)))
        if !search.isLegal { return .fails("an offset is not legal: \(outcome.answer.adjustments)") }
        let field = outcome.before.box(focus)
        let caret = request.layout.caret.map { outcome.before.rect($0, of: focus) }
        let whole = OffsetSearch.Extent(caret.map(field.around) ?? field)
        let clip = outcome.before.clip(focus)
        guard field.minX >= clip.minX, field.maxX <= clip.maxX, caret.map(field.holdsSideways) ?? true else {
            return .saysNothing
        }
        let margins = whole.widened(request.policy.margin)

        let isClear = search.shows(margins, after: search.moved)
        // Where the field does not fit, the caret is the target.
        let caretMargins = caret.map { OffsetSearch.Extent($0).widened(request.policy.margin) }
        let isCaretClear = caretMargins.map { search.shows($0, after: search.moved) } ?? false
        let isTargetClear = isClear || (isCaretClear && search.leastMotion(showing: whole) == nil)
        if isClear ? certificate.limitedBy != nil : certificate.limitedBy == nil && !isTargetClear {
            return .fails("limited by \(certificate.limitedBy?.rawValue ?? "nothing"), clear: \(isClear)")
        }
        if let least = search.leastMotion(showing: margins) {
            let motion = search.moved.reduce(0) { $0 + $1.magnitude }
            if !isClear { return .fails("not clear after \(search.moved), though a motion of \(least) makes it so") }
            if !search.startsLegal { return .holds }
            return .expect(motion < least + 1e-6, "moves by \(search.moved), though \(least) is enough")
        }
        for extent in [whole, caret.map { OffsetSearch.Extent($0) }].compactMap(\.self) {
            guard let least = search.leastMotion(showing: extent) else { continue }
            let isShown = search.shows(extent, after: search.moved)
            return .expect(isShown, "not shown after \(search.moved), though a motion of \(least) shows it")
        }
        return .saysNothing
    }

    private func isRound(_ margin: Margin) -> Bool {
        margin.top.remainder(dividingBy: 10) == 0 && margin.bottom.remainder(dividingBy: 10) == 0
    }

    /// "Over a floating or undocked one the target is scrolled into the larger free band, if it is covered and there is
    /// room" (rule 2).
    private func beside(_ request: AdjustmentRequest) -> Verdict {
        let outcome = Outcome(request)
        let keyboard = outcome.answer.keyboard.frame
        let placement = outcome.answer.keyboard.placement
        guard let certificate = outcome.answer.focus, let focus = outcome.before.index(of: certificate.view),
            placement == .floating || placement == .undocked, isRound(request.policy.margin)
        else { return .saysNothing }
        let field = outcome.before.box(focus)
        let caret = request.layout.caret.map { outcome.before.rect($0, of: focus) }
        let whole = caret.map(field.around) ?? field
        guard whole.width > 0, whole.height > 0 else { return .saysNothing }
        let height = outcome.before.window.height
        let above = OffsetSearch(outcome, around: focus, within: 0...max(0, min(height, keyboard.minY)))
        if !above.isLegal { return .fails("an offset is not legal") }
        guard whole.meets(keyboard) else {
            return .expect(above.moved.allSatisfy { $0 == 0 }, "moves by \(above.moved), though it is not covered")
        }
        let below = OffsetSearch(outcome, around: focus, within: min(height, max(0, keyboard.maxY))...height)
        let extent = OffsetSearch.Extent(whole)
        let margins = extent.widened(request.policy.margin)
        for search in above.room >= below.room ? [above, below] : [below, above] {
            // What does not fit with its margin is another target, which the unit tests know.
            guard margins.length <= search.room, search.leastMotion(showing: extent) != nil else { continue }
            let motion = search.moved.reduce(0) { $0 + $1.magnitude }
            guard let least = search.leastMotion(showing: margins) else {
                return .expect(search.shows(extent, after: search.moved), "moves by \(motion) and does not show it")
            }
            return .expect((motion - least).magnitude < 1e-6, "moves by \(motion), not by \(least)")
        }
        return .saysNothing
    }
}

extension Rect {
    fileprivate func holdsSideways(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX
    }
}
