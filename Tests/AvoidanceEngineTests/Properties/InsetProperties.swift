import AvoidanceModels
import Testing

@Suite("Property: insets are the true overlap")
struct InsetProperties {
    /// "Bottom inset so that the adjusted inset equals the true overlap of obstacles with the scroll view's visible
    /// bounds, in its own coordinates, capped at its height, less what the system adds already, and never less than the
    /// author's own; … overlaps are measured once, at the `before` offsets" (rule 4).
    ///
    /// Layouts without shrunk bars, in which lists end at another line than their frames say, and without bars in bars,
    /// which rise with the outer one whatever their own constants are.
    @Test("at the edge that lies at the keyboard, and the author's elsewhere")
    func overlap() {
        Property(count: 2500) { generator in
            generator.hasShrinkingBars = false
            return generator.request()
        } verdict: { request in
            let outcome = Outcome(request)
            guard outcome.before.hasTrueBars, !outcome.before.hasNestedBars else { return .saysNothing }
            let scene = Scene(outcome.layout.withScrolling(of: request.layout))
            for index in scene.items.indices {
                let item = scene.items[index]
                guard let scroll = request.layout.view(item.view.id)?.scroll, !item.isHidden else { continue }
                let expected = expectedInset(of: index, scroll, in: scene, outcome)
                let inset = outcome.answer.inset(item.view.id) ?? scroll.contentInset
                if let fault = difference(inset, expected) { return .fails("\(item.view.id): \(fault)") }
            }
            return .expect(true, "")
        }.check()
    }

    private func difference(_ one: EdgeInsets, _ other: EdgeInsets) -> String? {
        let pairs = [
            (one.top, other.top), (one.left, other.left), (one.bottom, other.bottom), (one.right, other.right),
        ]
        return pairs.allSatisfy { ($0.0 - $0.1).magnitude < 1e-6 } ? nil : "\(one), but \(other) is right"
    }

    private func expectedInset(
        of index: Int,
        _ scroll: ScrollGeometry,
        in scene: Scene,
        _ outcome: Outcome
    ) -> EdgeInsets {
        var inset = scroll.contentInset
        let policy = outcome.request.policy
        let focus = scene.index(of: outcome.request.layout.firstResponder)
        let holdsFocus = focus.map { (index..<scene.items[index].end).contains($0) } ?? false
        guard outcome.isDocked, scroll.isScrollEnabled, policy.insets == .all || holdsFocus else { return inset }

        let visible = scene.box(index).common(with: scene.clip(index))
        let tops = outcome.obstacles(over: index, in: scene).filter(visible.meets).map(\.minY)
        guard let top = tops.min() else { return inset }
        let units = scene.verticalUnits(index)
        let isOwnVertical = units.y != 0
        guard scroll.axes == .both || (scroll.axes == .vertical) == isOwnVertical else { return inset }
        let unit = isOwnVertical ? units.y : units.x
        let size = isOwnVertical ? scene.items[index].view.frame.height : scene.items[index].view.frame.width
        let overlap = min(size, (visible.maxY - max(top, visible.minY)) / unit.magnitude)
        let system = scene.systemInsets(index)
        func grown(_ author: Double, _ system: Double) -> Double {
            policy.insetMode == .max ? max(author, overlap - system) : author + max(0, overlap - system)
        }
        switch (isOwnVertical, unit > 0) {
        case (true, true): inset.bottom = grown(inset.bottom, system.bottom)
        case (true, false): inset.top = grown(inset.top, system.top)
        case (false, true): inset.right = grown(inset.right, system.right)
        case (false, false): inset.left = grown(inset.left, system.left)
        }
        return inset
    }

    @Test("are never below the author's nor double, whatever happens")
    func bounds() {
        Property(count: 1500) { generator in
            generator.session(endsWithHide: false)
        } verdict: { request in
            guard Scene(request.layout).hasTrueBars else { return .saysNothing }
            let answers = request.answers()
            guard let last = answers.steps.last else { return .saysNothing }
            let alone = TimelineRequest.once(request, last: request.events.count).answers().steps.last
            for adjustment in last.adjustments {
                guard let after = adjustment.contentInset?.after,
                    let author = request.layout.view(adjustment.view)?.scroll?.contentInset
                else { continue }
                let isBelow =
                    after.top < author.top || after.left < author.left || after.bottom < author.bottom
                    || after.right < author.right
                if isBelow { return .fails("\(adjustment.view) gets \(after), below the author's \(author)") }
                let once = alone?.inset(adjustment.view) ?? author
                if let fault = difference(after, once) { return .fails("\(adjustment.view): \(fault)") }
            }
            return .holds
        }.check()
    }
}
