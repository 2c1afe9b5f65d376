/// Takes views out of a tree.
enum ViewRemoval {
    /// The views without some of them and all that lies in those.
    static func removing(_ unwanted: Set<Int>, from views: [ImportedView]) -> [ImportedView] {
        guard !unwanted.isEmpty else { return views }
        var places = [Int?](repeating: nil, count: views.count)
        var kept: [ImportedView] = []
        for (index, var view) in views.enumerated() where !unwanted.contains(index) {
            if let parent = view.parent {
                guard let place = places[parent] else { continue }
                view.parent = place
            }
            places[index] = kept.count
            kept.append(view)
        }
        return kept
    }
}
