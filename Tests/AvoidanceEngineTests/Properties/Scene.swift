import AvoidanceModels

/// A layout seen in the window, worked out view by view and point by point, apart from the engine.
struct Scene {
    /// One view.
    struct Item {
        var view: View
        /// The superview's place in ``Scene/items``.
        var parent: Int?
        /// One past the last subview's place.
        var end: Int
        var isHidden: Bool
    }

    let window: Rect
    let safeArea: EdgeInsets
    /// Superviews before their subviews, back to front.
    private(set) var items: [Item] = []
    /// How far top-level views are moved from their frames, by id.
    private let translations: [String: Point]

    init(_ layout: Layout, translations: [String: Point] = [:]) {
        window = Rect(0, 0, layout.window.width, layout.window.height)
        safeArea = layout.safeAreaInsets
        self.translations = translations
        for view in layout.views { add(view, to: nil) }
    }

    private mutating func add(_ view: View, to parent: Int?) {
        let index = items.count
        items.append(
            Item(
                view: view,
                parent: parent,
                end: index + 1,
                isHidden: view.isHidden || parent.map { items[$0].isHidden } == true
            )
        )
        for subview in view.subviews { add(subview, to: index) }
        items[index].end = items.count
    }

    func index(of id: String?) -> Int? {
        items.firstIndex { $0.view.id == id }
    }

    func superviews(of index: Int) -> [Int] {
        var found: [Int] = []
        var next = items[index].parent
        while let index = next {
            found.append(index)
            next = items[index].parent
        }
        return found
    }

    func areNested(_ one: Int, _ other: Int) -> Bool {
        (one..<items[one].end).contains(other) || (other..<items[other].end).contains(one)
    }

    /// A point of a view's bounds space in the window.
    func point(_ point: Point, of index: Int) -> Point {
        var point = point
        var next: Int? = index
        while let index = next {
            let view = items[index].view
            let origin = view.scroll?.contentOffset ?? .zero
            let x = point.x - origin.x - view.frame.width / 2
            let y = point.y - origin.y - view.frame.height / 2
            let turn = view.transform ?? .identity
            point = Point(
                x: turn.a * x + turn.c * y + turn.tx + view.frame.x + view.frame.width / 2,
                y: turn.b * x + turn.d * y + turn.ty + view.frame.y + view.frame.height / 2
            )
            if items[index].parent == nil, let moved = translations[view.id] {
                point = Point(x: point.x + moved.x, y: point.y + moved.y)
            }
            next = items[index].parent
        }
        return point
    }

    /// A rectangle of a view's bounds space in the window: the smallest around its corners.
    func rect(_ rect: Rect, of index: Int) -> Rect {
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
            .map { point(Point(x: $0.0, y: $0.1), of: index) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let left = xs.min() ?? 0
        let top = ys.min() ?? 0
        return Rect(left, top, (xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
    }

    func box(_ index: Int) -> Rect {
        let view = items[index].view
        let origin = view.scroll?.contentOffset ?? .zero
        return rect(Rect(origin.x, origin.y, view.frame.width, view.frame.height), of: index)
    }

    /// What the window and the clipping superviews let through of a view.
    func clip(_ index: Int) -> Rect {
        superviews(of: index).reduce(window) { clip, parent in
            clips(parent) ? clip.common(with: box(parent)) : clip
        }
    }

    func clips(_ index: Int) -> Bool {
        items[index].view.clipsToBounds ?? (items[index].view.scroll != nil)
    }

    /// Window points along y for each point along a view's own x and y.
    func verticalUnits(_ index: Int) -> (x: Double, y: Double) {
        let origin = point(.zero, of: index)
        return (
            point(Point(x: 1, y: 0), of: index).y - origin.y, point(Point(x: 0, y: 1), of: index).y - origin.y
        )
    }

    /// Whether the bottom of every bar lies where its constant says, in an upright superview.
    var hasTrueBars: Bool {
        items.indices.allSatisfy { index in
            guard let constraint = items[index].view.bottomConstraint else { return true }
            let parent = items[index].parent
            let origin = parent.map { point(.zero, of: $0) } ?? .zero
            let down = parent.map { point(Point(x: 0, y: 1), of: $0) } ?? Point(x: 0, y: 1)
            let unit = down.y - origin.y
            let end = parent.map { box($0).maxY } ?? window.maxY
            let line =
                switch constraint.relativeTo {
                case .superview: end
                case .window: window.maxY
                case .safeArea: min(end, window.maxY - safeArea.bottom)
                }
            return unit <= 0 || (box(index).maxY - line - constraint.constant * unit).magnitude < 1e-6
        }
    }

    /// Whether a bar lies in another one.
    var hasNestedBars: Bool {
        items.indices.contains { index in
            items[index].view.bottomConstraint != nil
                && superviews(of: index).contains { items[$0].view.bottomConstraint != nil }
        }
    }

    /// What the system adds to a list's content inset.
    func systemInsets(_ index: Int) -> EdgeInsets {
        guard let scroll = items[index].view.scroll else { return .zero }
        if let adjusted = scroll.adjustedContentInset {
            let own = scroll.contentInset
            return EdgeInsets(
                top: adjusted.top - own.top,
                left: adjusted.left - own.left,
                bottom: adjusted.bottom - own.bottom,
                right: adjusted.right - own.right
            )
        }
        let origin = point(.zero, of: index)
        let right = point(Point(x: 1, y: 0), of: index)
        let down = point(Point(x: 0, y: 1), of: index)
        let unit = Point(x: right.x - origin.x, y: down.y - origin.y)
        let isUpright = right.y == origin.y && down.x == origin.x && unit.x > 0 && unit.y > 0
        guard scroll.contentInsetAdjustmentBehavior != .never, isUpright else { return .zero }
        let box = box(index)
        let strips = [
            Rect(box.x, 0, box.width, safeArea.top), Rect(0, box.y, safeArea.left, box.height),
            Rect(box.x, window.height - safeArea.bottom, box.width, safeArea.bottom),
            Rect(window.width - safeArea.right, box.y, safeArea.right, box.height),
        ].map(box.common)
        return EdgeInsets(
            top: strips[0].height / unit.y,
            left: strips[1].width / unit.x,
            bottom: strips[2].height / unit.y,
            right: strips[3].width / unit.x
        )
    }
}

extension Rect {
    /// The common part; without any, a rectangle without area.
    func common(with other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        return Rect(left, top, max(0, min(maxX, other.maxX) - left), max(0, min(maxY, other.maxY) - top))
    }

    /// Whether two share an area.
    func meets(_ other: Rect) -> Bool {
        let common = common(with: other)
        return common.width > 0 && common.height > 0
    }

    /// Whether a point is inside.
    func holds(_ point: Point) -> Bool {
        point.x > minX && point.x < maxX && point.y > minY && point.y < maxY
    }
}
