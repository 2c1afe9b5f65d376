internal import AvoidanceModels

/// Makes the wire's views of a dump's.
struct LayoutBuilder {
    let dump: ImportedDump
    let ids: [String]
    /// In the space of the screen, in the dump's units.
    let frames: [Rect]
    /// What the dump's lengths are divided by.
    let divisor: Double

    /// The window that the views are in: the one around the given view, or else the first one.
    func window(around index: Int?) -> Int? {
        // A turned window isn't where its frame says.
        if dump.warnings.contains(where: { $0.code == .rotatedWindow }) { return nil }
        var root = index
        while let view = root, let parent = dump.views[view].parent { root = parent }
        if let root, isWindow(root) { return root }
        return dump.views.indices.first { isWindow($0) && !dump.views[$0].isHidden }
    }

    private func isWindow(_ index: Int) -> Bool {
        let view = dump.views[index]
        return view.kind == .window && parent(of: index) == nil && view.frame.width > 0 && view.frame.height > 0
            && !view.isTransformed
    }

    /// The superview; the application is none.
    private func parent(of index: Int) -> Int? {
        guard let parent = dump.views[index].parent else { return nil }
        return dump.views[parent].className == "Application" && dump.views[parent].parent == nil ? nil : parent
    }

    /// The views, those of the window without the window itself.
    func views(in window: Int?) -> [View] {
        let origin = window.map { frames[$0] } ?? .zero
        var subviews = [[View]](repeating: [], count: dump.views.count)
        var roots: [View] = []
        for index in dump.views.indices.reversed() {
            let inside = Array(subviews[index].reversed())
            subviews[index] = []
            if index == window {
                roots += inside.reversed()
                continue
            }
            let view = dump.views[index]
            if view.className == "Application", view.parent == nil {
                roots += inside.reversed()
                continue
            }
            let parent = parent(of: index).flatMap { $0 == window ? nil : $0 }
            let made = View(
                id: ids[index],
                kind: view.kind.rawValue,
                frame: scaled(frame(of: index, in: parent, origin: origin)),
                isHidden: view.isHidden,
                scroll: view.scroll.map(scaled),
                subviews: inside
            )
            if let parent {
                subviews[parent].append(made)
            } else {
                roots.append(made)
            }
        }
        return roots.reversed()
    }

    /// The frame in the superview's bounds, or in the window.
    private func frame(of index: Int, in parent: Int?, origin: Rect) -> Rect {
        guard let parent else { return moved(frames[index], by: Point(x: -origin.x, y: -origin.y)) }
        let superview = dump.views[parent]
        if dump.space == .parent {
            guard superview.scroll == nil else { return dump.views[index].frame }
            return moved(
                dump.views[index].frame,
                by: Point(x: -superview.boundsOrigin.x, y: -superview.boundsOrigin.y)
            )
        }
        let offset = superview.scroll?.contentOffset ?? .zero
        return moved(
            frames[index],
            by: Point(x: offset.x - frames[parent].x, y: offset.y - frames[parent].y)
        )
    }

    private func moved(_ frame: Rect, by distance: Point) -> Rect {
        Rect(
            x: WireNumber.clamped(frame.x + distance.x),
            y: WireNumber.clamped(frame.y + distance.y),
            width: frame.width,
            height: frame.height
        )
    }

    func scaled(_ rect: Rect) -> Rect { Scaling.divided(rect, by: divisor) }

    private func scaled(_ scroll: ScrollGeometry) -> ScrollGeometry {
        var scroll = scroll
        scroll.contentSize = scroll.contentSize.map { Scaling.divided($0, by: divisor) }
        scroll.contentOffset = Point(
            x: WireNumber.clamped(scroll.contentOffset.x / divisor),
            y: WireNumber.clamped(scroll.contentOffset.y / divisor)
        )
        return scroll
    }
}
