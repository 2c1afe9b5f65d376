import AvoidanceModels
import Testing

extension ReportedCase {
    /// Tests that a view which the answer leaves out or changes ends as it should.
    func expect(_ given: AdjustmentAnswer) {
        for (id, inset) in answer.contentInset ?? [:] {
            let now = view(id)?.contentInset
            expect(adjustment(of: id, in: given)?.contentInset?.after ?? now, inset, "\(id).contentInset")
        }
        for (id, inset) in answer.scrollIndicatorInsets ?? [:] {
            let now = view(id)?.contentInset
            expect(
                adjustment(of: id, in: given)?.scrollIndicatorInsets?.after ?? now,
                inset,
                "\(id).scrollIndicatorInsets"
            )
        }
        for (id, offset) in answer.contentOffset ?? [:] {
            let after = adjustment(of: id, in: given)?.contentOffset?.after ?? view(id)?.contentOffset
            expect(after?.x, offset.x, "\(id).contentOffset.x")
            expect(after?.y, offset.y, "\(id).contentOffset.y")
        }
        for constraint in input.bottomConstraints ?? [] {
            let after = adjustment(of: constraint.view, in: given)?.bottomConstraint?.after ?? -constraint.current
            expect(-after, answer.bottomConstraintRaise?[constraint.id], constraint.id)
        }
        if let focusVisible = answer.focusVisible {
            let isVisible = (given.focus?.visibleAfter ?? 0) >= 0.999
            #expect(isVisible == focusVisible)
        }
        #expect(given.animation.duration == answer.animation.duration)
        #expect(given.animation.curve == answer.animation.curve)
    }

    private func view(_ id: String) -> ReportedView? { input.views.first { $0.id == id } }

    private func adjustment(of id: String, in given: AdjustmentAnswer) -> Adjustment? {
        given.adjustments.first { $0.view == id }
    }

    private func expect(_ found: EdgeInsets?, _ right: EdgeInsets, _ what: String) {
        expect(found?.top, right.top, what + ".top")
        expect(found?.left, right.left, what + ".left")
        expect(found?.bottom, right.bottom, what + ".bottom")
        expect(found?.right, right.right, what + ".right")
    }

    private func expect(_ found: Double?, _ right: Double?, _ what: String) {
        let isNear = if let found, let right { abs(found - right) <= tolerance } else { false }
        #expect(isNear, "\(what) is \(text(found)), \(text(right)) would be right")
    }

    private func text(_ value: Double?) -> String { value.map(\.description) ?? "nothing" }
}
