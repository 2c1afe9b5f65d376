import AvoidanceModels

extension StrategyScene {
    /// A view in window coordinates, with scroll views at other offsets than they have; nil stands for the present one.
    func windowFrame(of index: Int, at offset: (_ scrollView: Int) -> Point?) -> Rect {
        let parent = tree.nodes[index].parent
        return parent < 0 ? frame(of: index) : windowBox(of: frame(of: index), in: parent, at: offset)
    }

    /// A rectangle of a view's bounds space in window coordinates, with scroll views at other offsets than they have.
    ///
    /// Nil stands for the present offset.
    func windowBox(of rect: Rect, in index: Int, at offset: (_ scrollView: Int) -> Point?) -> Rect {
        var box = rect
        var view = index
        while view >= 0 {
            let node = tree.nodes[view]
            let origin = geometry(of: view).map { offset(view) ?? $0.contentOffset } ?? .zero
            box = AffineMap(frame: node.frame, transform: tree.transform(of: view), boundsOrigin: origin).boundingBox(
                of: box
            )
            view = node.parent
        }
        return box
    }
}
