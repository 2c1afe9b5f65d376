extension Layout {
    /// Tells the reader of every view whose id another view before it has.
    func reportDuplicates(to reader: inout some FieldReader) {
        var seen: Set<String> = []
        guard Layout.findsDuplicate(in: views, seen: &seen) else { return }
        seen.removeAll(keepingCapacity: true)
        Layout.report(views, at: "/views", seen: &seen, to: &reader)
    }

    /// Whether no earlier view has the id; an absent id, read as the empty one, is a fault of another kind.
    private static func isNew(_ id: String, _ seen: inout Set<String>) -> Bool {
        id.isEmpty || seen.insert(id).inserted
    }

    private static func findsDuplicate(in views: [View], seen: inout Set<String>) -> Bool {
        for view in views {
            guard isNew(view.id, &seen) else { return true }
            if findsDuplicate(in: view.subviews, seen: &seen) { return true }
        }
        return false
    }

    private static func report(
        _ views: [View],
        at pointer: String,
        seen: inout Set<String>,
        to reader: inout some FieldReader
    ) {
        for (index, view) in views.enumerated() {
            let place = "\(pointer)/\(index)"
            if !isNew(view.id, &seen) {
                reader.fault(at: "\(place)/id", "expected an id of its own, but an earlier view has the same")
            }
            report(view.subviews, at: "\(place)/subviews", seen: &seen, to: &reader)
        }
    }
}
