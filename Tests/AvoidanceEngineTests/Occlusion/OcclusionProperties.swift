import AvoidanceEngine
import AvoidanceModels
import Testing

@Suite("Property: occlusions are true")
struct OcclusionProperties {
    /// A layout as an answer leaves it, so that bars are raised and roots moved.
    private func settled(_ request: AdjustmentRequest) -> (scene: Scene, answer: OcclusionAnswer, outcome: Outcome) {
        let outcome = Outcome(request)
        let answer = Avoidance.occlusions(
            OcclusionRequest(layout: outcome.layout, state: outcome.answer.state)
        )
        return (outcome.after, answer, outcome)
    }

    @Test("the shares of a view add up to 1, none of them is nothing, and every view is there once, in order")
    func sums() {
        Property(count: 1500) { generator in
            generator.request()
        } verdict: { request in
            let (scene, answer, _) = settled(request)
            guard answer.occlusions.map(\.view) == scene.items.map(\.view.id) else { return .fails("other views") }
            for occlusion in answer.occlusions {
                let sum = occlusion.coveredBy.reduce(occlusion.visibleShare) { $0 + $1.share }
                if (sum - 1).magnitude > 1e-6 { return .fails("\(occlusion.view): \(sum)") }
                if occlusion.coveredBy.contains(where: { $0.share <= 0 }) { return .fails("\(occlusion.coveredBy)") }
            }
            return .holds
        }.check()
    }

    @Test("the share of the focus is that of the adjustment's certificate")
    func certificate() {
        Property(count: 2000) { generator in
            generator.request()
        } verdict: { request in
            var request = request
            request.layout.caret = nil
            let (scene, answer, outcome) = settled(request)
            guard let focus = outcome.answer.focus, !request.event.isHiddenForOtherApp,
                let index = scene.index(of: focus.view)
            else { return .saysNothing }
            if focus.frame.width < 1 || focus.frame.height < 1 { return .saysNothing }
            // Here a bar covers with what can be seen of it, there with its whole frame.
            let bars = scene.items.indices.filter { scene.items[$0].view.bottomConstraint != nil }
            if bars.contains(where: { scene.clip($0) != scene.window }) { return .saysNothing }
            let share = answer.occlusions[index].visibleShare
            return .expect((share - focus.visibleAfter).magnitude < 1e-5, "\(share), not \(focus.visibleAfter)")
        }.check()
    }

    /// Against UIKit's algorithm, word by word: from the window down, the last subview that the point is in.
    @Test("a tap hits what a walk down from the window finds")
    func hits() {
        Property(count: 2500) { generator in
            generator.hasShrinkingBars = false
            return generator.request()
        } verdict: { request in
            let (scene, answer, _) = settled(request)
            let keyboard = answer.keyboard.isHidden ? nil : answer.keyboard.frame
            for (index, occlusion) in answer.occlusions.enumerated() {
                let box = scene.box(index)
                let point = Point(x: box.x + box.width / 2, y: box.y + box.height / 2)
                // Whether an edge holds a point is a question of the last bit.
                let edges = scene.items.indices.map(scene.box) + [scene.window] + (keyboard.map { [$0] } ?? [])
                if edges.contains(where: { $0.hasEdge(near: point) }) { continue }
                let isFree = scene.window.holds(point) && keyboard?.holds(point) != true
                let hit =
                    isFree ? scene.hit(point, among: scene.items.indices.filter { scene.items[$0].parent == nil }) : nil
                if occlusion.hitBy != hit.map({ scene.items[$0].view.id }) {
                    return .fails("a tap on \(occlusion.view) at \(point) hits \(occlusion.hitBy ?? "nothing")")
                }
                let isHittable = hit.map { (index..<scene.items[index].end).contains($0) } ?? false
                if occlusion.isHittable != isHittable { return .fails("\(occlusion.view) is hittable: \(!isHittable)") }
            }
            return .holds
        }.check()
    }

    @Test("asking for some views answers the same of them as asking for all")
    func some() {
        Property(count: 500) { generator in
            generator.request()
        } verdict: { request in
            let all = Avoidance.occlusions(OcclusionRequest(layout: request.layout, event: request.event))
            let ids = all.occlusions.enumerated().filter { $0.offset % 3 == 1 }.map(\.element.view)
            let some = Avoidance.occlusions(
                OcclusionRequest(layout: request.layout, event: request.event, views: ids.reversed())
            )
            return .expect(some.occlusions == all.occlusions.filter { ids.contains($0.view) }, "\(some.occlusions)")
        }.check()
    }
}

extension KeyboardEvent {
    /// Whether an adjustment leaves the keyboard out that an occlusion counts.
    fileprivate var isHiddenForOtherApp: Bool { !isLocal }
}

extension Scene {
    /// The view that UIKit's hit testing finds among subviews of one view.
    fileprivate func hit(_ point: Point, among subviews: [Int]) -> Int? {
        for index in subviews.reversed() where !items[index].isHidden && box(index).holds(point) {
            return hit(point, among: items.indices.filter { items[$0].parent == index }) ?? index
        }
        return nil
    }
}

extension Rect {
    fileprivate func hasEdge(near point: Point) -> Bool {
        [point.x - minX, point.x - maxX, point.y - minY, point.y - maxY].contains { $0.magnitude < 1e-6 }
    }
}
