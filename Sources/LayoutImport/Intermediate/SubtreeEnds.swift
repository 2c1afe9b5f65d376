/// Where the subtree of each view ends, for views in the order in which a superview stands before its subviews.
enum SubtreeEnds {
    /// The index behind the last view of each view's subtree.
    static func of(_ views: [ImportedView]) -> [Int] {
        var ends = Array(views.indices.map { $0 + 1 })
        for index in views.indices.reversed() {
            if let parent = views[index].parent { ends[parent] = max(ends[parent], ends[index]) }
        }
        return ends
    }
}
