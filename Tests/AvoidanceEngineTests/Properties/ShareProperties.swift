import AvoidanceModels
import Testing

@Suite("Property: the certificate is true")
struct ShareProperties {
    /// `visibleBefore` and `visibleAfter` against points spread evenly over the caret or the field, each looked up in
    /// the window, in every clipping superview, under the keyboard and under the raised bars.
    ///
    /// Layouts without shrunk bars, which cut what is in them at a line that no frame shows; targets with a height, since
    /// the points of another all lie on the edge of what ends there; no bars in bars, which rise with the outer one.
    @Test("the visible share is that of sampled points")
    func share() {
        Property(count: 2500) { generator in
            generator.hasShrinkingBars = false
            return generator.request()
        } verdict: { request in
            let outcome = Outcome(request)
            guard let focus = outcome.answer.focus, let index = outcome.after.index(of: focus.view) else {
                return .saysNothing
            }
            guard target(index, in: outcome.after, request.layout.caret).height > 0, !outcome.before.hasNestedBars
            else {
                return .saysNothing
            }
            let keyboard = outcome.answer.keyboard.isHidden ? [] : [outcome.answer.keyboard.frame]
            let before = sample(index, in: outcome.before, request.layout.caret, under: keyboard)
            let after = sample(index, in: outcome.after, request.layout.caret, under: outcome.obstacles(over: index))
            if let fault = before.fault(focus.visibleBefore) { return .fails("visibleBefore: \(fault)") }
            if let fault = after.fault(focus.visibleAfter) { return .fails("visibleAfter: \(fault)") }
            return .holds
        }.check()
    }

    @Test("the focus's frame is where the answer puts it")
    func frame() {
        Property(count: 1500) { generator in
            generator.request()
        } verdict: { request in
            let outcome = Outcome(request)
            guard let focus = outcome.answer.focus, let index = outcome.after.index(of: focus.view) else {
                return .saysNothing
            }
            let box = outcome.after.box(index)
            let gap = [
                box.x - focus.frame.x, box.y - focus.frame.y, box.width - focus.frame.width,
                box.height - focus.frame.height,
            ]
            return .expect(gap.allSatisfy { $0.magnitude < 1e-6 }, "\(focus.frame), but it lies at \(box)")
        }.check()
    }

    private func target(_ index: Int, in scene: Scene, _ caret: Rect?) -> Rect {
        caret.map { scene.rect($0, of: index) } ?? scene.box(index)
    }

    private func sample(_ index: Int, in scene: Scene, _ caret: Rect?, under obstacles: [Rect]) -> Sample {
        let target = target(index, in: scene, caret)
        var clip = scene.items[index].isHidden ? Rect(0, 0, 0, 0) : scene.clip(index)
        // A text view cuts its own caret off.
        if caret != nil, scene.clips(index) { clip = clip.common(with: scene.box(index)) }
        return Sample(of: target, in: clip, under: obstacles)
    }
}

/// How many of the points of a rectangle can be seen.
private struct Sample {
    private static let side = 20
    var seen = 0
    let all = side * side

    init(of target: Rect, in clip: Rect, under obstacles: [Rect]) {
        // A caret without width is a line, and the edges belong to what holds or covers it.
        let thin = target.width == 0 ? 1e-7 : 0
        let outer = Rect(clip.x - thin, clip.y, clip.width + 2 * thin, clip.height)
        let covers = obstacles.filter { $0.width > 0 }.map { Rect($0.x - thin, $0.y, $0.width + 2 * thin, $0.height) }
        for row in 0..<Sample.side {
            for column in 0..<Sample.side {
                let point = Point(
                    x: target.x + target.width * (Double(column) + 0.5) / Double(Sample.side),
                    y: target.y + target.height * (Double(row) + 0.5) / Double(Sample.side)
                )
                if outer.holds(point), !covers.contains(where: { $0.holds(point) }) { seen += 1 }
            }
        }
    }

    /// What is wrong with a share, if anything: all and nothing are exact, the rest as fine as the points are.
    func fault(_ share: Double) -> String? {
        let isWrong =
            (share == 1 && seen < all) || (share == 0 && seen > 0)
            || (share - Double(seen) / Double(all)).magnitude > 3 / Double(Sample.side)
        return isWrong ? "\(share), but \(seen) of \(all) points are seen" : nil
    }
}
