import AvoidanceModels

/// Android's `adjustPan`, as `ViewRootImpl` does it.
///
/// The window's content moves by −p. With vt the top safe area and vb = max(bottom safe area, keyboard): vb no more than
/// the safe area: p = 0. Else r = the caret, or without one the field, as far as ancestors and window show it: taller
/// than H − vt − vb: p stays; r.top − p < vt: p = r.top − vt; r.bottom − p > H − vb: p = r.bottom − (H − vb).
///
/// There is no margin; scroll views are not touched.
enum AndroidAdjustPan: Strategy {
    static func respond(to scene: StrategyScene, _ outcome: inout StrategyOutcome) {
        let nodes = scene.tree.nodes
        let roots = nodes.indices.filter { nodes[$0].parent < 0 && !nodes[$0].isHidden }
        let now = roots.lazy.compactMap { scene.entry(of: $0)?.applied.translation }.first.map { -$0.y } ?? 0
        let pan = pan(in: scene, from: now)
        for root in roots {
            outcome.change(root, .translation) { $0.translation = Point(x: 0, y: -pan) }
        }
    }

    /// How far the content is to be moved up; negative moves it down.
    private static func pan(in scene: StrategyScene, from now: Double) -> Double {
        let safe = scene.layout.safeAreaInsets
        let bottom = scene.androidInset
        if bottom <= safe.bottom { return 0 }
        guard let target = visibleTarget(in: scene) else { return now }
        let line = scene.tree.window.height - bottom
        if target.height > line - safe.top { return now }
        if target.minY - now < safe.top { return target.minY - safe.top }
        return target.maxY - now > line ? target.maxY - line : now
    }

    /// The caret or the field without the pan, as far as the field, its superviews and the window show it.
    private static func visibleTarget(in scene: StrategyScene) -> Rect? {
        guard let focus = scene.focus else { return nil }
        var visible = scene.windowFrame(of: focus)
        guard visible.width > 0, visible.height > 0 else { return nil }
        let clips = scene.tree.superviews(of: focus).map(scene.windowFrame) + [scene.tree.window]
        for clip in clips {
            guard visible.overlaps(clip) else { return nil }
            visible = visible.intersection(clip)
        }
        let target = scene.windowCaret ?? visible
        return target.overlaps(visible) ? target.intersection(visible) : nil
    }
}
