import AvoidanceModels

extension StrategyScene {
    /// A view in window coordinates.
    func windowFrame(of index: Int) -> Rect { tree.nodes[index].box }

    /// A view's frame as UIKit reports it: in the superview's bounds space, around the transformed view.
    func frame(of index: Int) -> Rect {
        let node = tree.nodes[index]
        guard let transform = tree.transform(of: index) else { return node.frame }
        let bounds = Rect(x: 0, y: 0, width: node.frame.width, height: node.frame.height)
        return AffineMap(frame: node.frame, transform: transform, boundsOrigin: .zero).boundingBox(of: bounds)
    }

    /// A view's bounds: its size at its content offset, or at zero.
    func bounds(of index: Int) -> Rect {
        let offset = geometry(of: index)?.contentOffset ?? .zero
        let frame = tree.nodes[index].frame
        return Rect(x: offset.x, y: offset.y, width: frame.width, height: frame.height)
    }

    /// A rectangle of the window in a view's bounds space, which for a scroll view is its content's.
    ///
    /// A view that a transform leaves no area has everything at zero.
    func convert(_ rect: Rect, fromWindowTo index: Int) -> Rect {
        tree.nodes[index].map.inverse()?.boundingBox(of: rect) ?? .zero
    }

    /// A rectangle in one view's bounds space in another one's.
    func convert(_ rect: Rect, from index: Int, to other: Int) -> Rect {
        convert(tree.nodes[index].map.boundingBox(of: rect), fromWindowTo: other)
    }

    /// A view in a scroll view's content coordinates.
    func contentFrame(of index: Int, in scrollView: Int) -> Rect {
        convert(windowFrame(of: index), fromWindowTo: scrollView)
    }

    /// The caret in window coordinates; nil without one or without a first responder.
    var windowCaret: Rect? {
        guard let focus, let caret = layout.caret else { return nil }
        return tree.nodes[focus].map.boundingBox(of: caret)
    }

    /// How far the state has a view moved from its frame.
    func translation(of index: Int) -> Point { entry(of: index)?.applied.translation ?? .zero }

    /// What the system adds to a scroll view's content inset.
    func systemInsets(of index: Int) -> EdgeInsets {
        tree.systemInsets(of: index)
    }

    /// Goes from a view up through its superviews with a rectangle of the view's bounds space.
    ///
    /// Every scroll view on the way, the innermost first, gets the rectangle in its content coordinates, as the inner
    /// ones have scrolled it, and says at which offset it goes on.
    func climb(from index: Int, with rect: Rect, _ scrolled: (_ scrollView: Int, _ rect: Rect) -> Point) {
        var rect = AffineMap(
            frame: tree.nodes[index].frame,
            transform: tree.transform(of: index),
            boundsOrigin: bounds(of: index).origin
        ).boundingBox(of: rect)
        for superview in tree.superviews(of: index) {
            let node = tree.nodes[superview]
            let offset = node.scroll >= 0 ? scrolled(superview, rect) : .zero
            rect = AffineMap(frame: node.frame, transform: tree.transform(of: superview), boundsOrigin: offset)
                .boundingBox(of: rect)
        }
    }
}

extension Rect {
    /// The upper left corner.
    var origin: Point { Point(x: x, y: y) }
}
