/// Turns the order of a tree's roots around.
enum ViewOrder {
    /// The same trees, the last one first.
    static func reversingRoots(of views: [ImportedView]) -> [ImportedView] {
        let roots = views.indices.filter { views[$0].parent == nil }
        var result: [ImportedView] = []
        result.reserveCapacity(views.count)
        var end = views.count
        for root in roots.reversed() {
            let shift = result.count - root
            result += views[root..<end].map { view in
                var view = view
                view.parent = view.parent.map { $0 + shift }
                return view
            }
            end = root
        }
        return result
    }
}
