internal import AvoidanceModels

extension Composition {
    /// The focus as it was said, or else as the dumps show it.
    mutating func findFocus() -> (index: Int?, need: Need<ImportedPlace>?) {
        let search = FocusSearch(
            views: tree.views,
            ids: ids,
            frames: frames.map { Scaling.divided($0, by: divisor(of: tree)) }
        )
        if let name = options.focus {
            let found = search.matches(name)
            if found.count == 1 { return (found[0], nil) }
            let reason =
                found.isEmpty
                ? "no view has the id, label or text \(FaultText.quoted(name)), or lies there"
                : "\(found.count) views have the id, label or text \(FaultText.quoted(name))"
            warn(found.isEmpty ? .focusNotFound : .focusDoubtful, reason)
            return (nil, need(reason, found.isEmpty ? fields : found))
        }
        if let index = tree.views.indices.last(where: { tree.views[$0].isFocused }) { return (index, nil) }
        for name in dumps.lazy.compactMap(\.focusName) {
            let found = search.matches(name)
            guard found.count == 1 else { continue }
            warn(.focusDoubtful, "the view that the keyboard serves, \(name), is taken for the focus")
            return (found[0], nil)
        }
        if fields.isEmpty {
            let reason = tree.views.isEmpty ? "the dumps have no views" : "nothing in the dumps takes text"
            warn(.noField, reason)
            return (nil, need(reason, []))
        }
        return (nil, need("the dumps don't say which view has the focus", fields))
    }

    /// Only so many candidates are listed; a long list helps nobody.
    private func need(_ reason: String, _ candidates: [Int]) -> Need<ImportedPlace> {
        Need(
            "\(reason): name it by its id, label or text, or by a place on the screen",
            candidates.prefix(100).map(place)
        )
    }
}
