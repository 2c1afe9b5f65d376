import AvoidanceModels
import Testing

@Suite("Property: nothing moves without a reason")
struct QuietProperties {
    @Test("a hidden keyboard changes nothing")
    func hidden() {
        Property(count: 1500) { generator in
            var request = generator.request()
            if generator.random.chance(50) {
                request.event.type = generator.random.element([.keyboardWillHide, .keyboardDidHide])
            } else if generator.random.chance(50) {
                request.event.isLocal = false
            } else {
                generator.keyboards = [.odd]
                request.event.endFrame = generator.keyboard(on: request.layout.screen)
            }
            return request
        } verdict: { request in
            let outcome = Outcome(request)
            guard outcome.answer.keyboard.isHidden else {
                return request.event.type.isHide ? .fails("a hide leaves the keyboard there") : .saysNothing
            }
            if !outcome.answer.changesNothing { return .fails("something changes: \(outcome.answer.adjustments)") }
            return .expect(outcome.answer.state.views.isEmpty, "the ledger is not empty")
        }.check()
    }

    @Test("without a focus no offset and no view moves")
    func noFocus() {
        Property(count: 1500) { generator in
            var request = generator.request()
            request.layout.firstResponder = nil
            request.layout.caret = nil
            return request
        } verdict: { request in
            let answer = Outcome(request).answer
            let moved = answer.adjustments.first { adjustment in
                adjustment.contentOffset.map { $0.before != $0.after } == true || adjustment.translation != nil
            }
            return .expect(moved == nil && answer.focus == nil, "\(moved?.view ?? "") moves")
        }.check()
    }

    /// "x never moves for a vertical need" (rule 6).
    ///
    /// Only without quarter turns, which make a list's own x the window's y.
    @Test("x stays where the field is clear sideways")
    func sideways() {
        Property(count: 2000, leastMeaningful: 20) { generator in
            generator.transforms = [.flipped, .scaled(0.5)]
            return generator.request()
        } verdict: { request in
            let outcome = Outcome(request)
            guard let focus = outcome.before.index(of: request.layout.firstResponder) else { return .saysNothing }
            let scene = outcome.before
            var whole = scene.box(focus)
            if let caret = request.layout.caret.map({ scene.rect($0, of: focus) }) { whole = whole.around(caret) }
            for list in scene.superviews(of: focus) + [focus] {
                guard let scroll = scene.items[list].view.scroll else { continue }
                let box = scene.box(list)
                let system = scene.systemInsets(list)
                let unit = scene.items[list].view.frame.width > 0 ? box.width / scene.items[list].view.frame.width : 1
                let left = box.minX + (scroll.contentInset.left + system.left) * unit
                let right = box.maxX - (scroll.contentInset.right + system.right) * unit
                guard left <= whole.minX, whole.maxX <= right else { return .saysNothing }
            }
            let clip = scene.clip(focus)
            guard clip.minX <= whole.minX, whole.maxX <= clip.maxX else { return .saysNothing }
            let moved = outcome.answer.adjustments.first { adjustment in
                adjustment.contentOffset.map { $0.before.x != $0.after.x } == true
            }
            return .expect(moved == nil, "x of \(moved?.view ?? "") moves")
        }.check()
    }
}

extension Rect {
    /// The smallest rectangle around both.
    func around(_ other: Rect) -> Rect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }
}
