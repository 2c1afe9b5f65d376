import AvoidanceModels
import JSONCoding
import Testing

@Suite("Property: every number is finite and in range")
struct NumberProperties {
    @Test("an answer can be read again, and its state sent back")
    func readable() {
        Property(count: 1500) { generator in
            generator.transforms += [Transform(a: 0.6, b: 0.8, c: -0.8, d: 0.6), Transform(a: 1, b: 0.5, c: 0, d: 1)]
            return generator.request()
        } verdict: { request in
            let answer = Outcome(request).answer
            let read = try? JSONDecoding.decode(AdjustmentAnswer.self, from: JSONEncoding.encode(answer))
            return .expect(read == answer, "the answer is not read as it was written")
        }.check()
    }

    /// "Offsets stay within [−adjusted top, content + adjusted bottom − bounds] computed with the new insets (an upper
    /// end below the lower one means the lower one)" (rule 7); one that does not move may be out of range.
    ///
    /// Layouts without shrunk bars, in which a list's bounds are not its frame's.
    @Test("an offset that is set is legal")
    func legal() {
        Property(count: 2000) { generator in
            generator.hasShrinkingBars = false
            return generator.request()
        } verdict: { request in
            let outcome = Outcome(request)
            // Bars are where the keyboard puts them, and with them what lies in the safe area.
            let scene = Scene(outcome.layout.withScrolling(of: request.layout))
            for adjustment in outcome.answer.adjustments {
                guard let offset = adjustment.contentOffset, let index = scene.index(of: adjustment.view),
                    let scroll = scene.items[index].view.scroll
                else { continue }
                let inset = adjustment.contentInset?.after ?? scroll.contentInset
                let system = scene.systemInsets(index)
                let frame = scene.items[index].view.frame
                let content = scroll.contentSize ?? Size(width: frame.width, height: frame.height)
                let fits = [
                    (
                        offset.before.x, offset.after.x, inset.left + system.left,
                        content.width + inset.right + system.right - frame.width
                    ),
                    (
                        offset.before.y, offset.after.y, inset.top + system.top,
                        content.height + inset.bottom + system.bottom - frame.height
                    ),
                ].allSatisfy { before, after, leading, end in
                    before == after || (after >= -leading - 1e-6 && after <= max(-leading, end) + 1e-6)
                }
                if !fits { return .fails("\(adjustment.view) goes to \(offset.after)") }
            }
            return .holds
        }.check()
    }

    /// "What is left moves the root, …, never by more than the overlap, …, never for a floating or undocked keyboard"
    /// (rule 6).
    @Test("a lift is no larger than what covers the root, and upwards")
    func lift() {
        Property(count: 2000, leastMeaningful: 3) { generator in
            generator.request()
        } verdict: { request in
            let outcome = Outcome(request)
            guard let moved = outcome.answer.adjustments.first(where: { $0.translation != nil }),
                let change = moved.translation, let root = outcome.before.index(of: moved.view),
                !outcome.before.hasNestedBars
            else { return .saysNothing }
            let lift = change.before.y - change.after.y
            let layout = Scene(outcome.layout)
            let box = layout.box(root).common(with: layout.window)
            let tops =
                [outcome.answer.keyboard.frame.minY]
                + outcome.raisedBars.filter { $0 >= layout.items[root].end }.map { layout.box($0).minY }
            let overlap = box.maxY - (tops.min() ?? 0)
            let pixel = request.layout.screen.scale.map { 1 / $0 } ?? 0
            let isFocusRoot = layout.index(of: outcome.answer.focus?.view).map {
                (root..<layout.items[root].end).contains($0)
            }
            return .expect(
                lift > 0 && change.after.x == 0 && lift <= overlap + pixel + 1e-6 && isFocusRoot == true
                    && outcome.isDocked,
                "\(moved.view) moves by \(lift), and \(overlap) of it are covered"
            )
        }.check()
    }

    @Test("adjustments come in the order of the layout, each view once, with the values that are there before")
    func order() {
        Property(count: 1000) { generator in
            generator.request()
        } verdict: { request in
            let outcome = Outcome(request)
            let ids = outcome.before.items.map(\.view.id)
            let places = outcome.answer.adjustments.compactMap { ids.firstIndex(of: $0.view) }
            if places != places.sorted() || Set(places).count != outcome.answer.adjustments.count {
                return .fails("the order is \(outcome.answer.adjustments.map(\.view))")
            }
            for adjustment in outcome.answer.adjustments {
                let view = request.layout.view(adjustment.view)
                let isTrue =
                    adjustment.contentInset.map { $0.before == view?.scroll?.contentInset } ?? true
                    && adjustment.contentOffset.map { $0.before == view?.scroll?.contentOffset } ?? true
                    && adjustment.bottomConstraint.map { $0.before == view?.bottomConstraint?.constant } ?? true
                if !isTrue { return .fails("\(adjustment.view) has other values before") }
            }
            return .holds
        }.check()
    }
}
