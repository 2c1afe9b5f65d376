extension Layout {
    /// Tells the reader of every view whose id another view before it has.
    func reportDuplicates(to reader: inout some FieldReader) {
        var seen = SeenIDs()
        guard Layout.findsDuplicate(in: views, seen: &seen) else { return }
        seen = SeenIDs()
        Layout.report(views, at: "/views", seen: &seen, to: &reader)
    }

    private static func findsDuplicate(in views: [View], seen: inout SeenIDs) -> Bool {
        for position in views.indices {
            guard seen.insert(views[position].id) else { return true }
            if findsDuplicate(in: views[position].subviews, seen: &seen) { return true }
        }
        return false
    }

    private static func report(
        _ views: [View],
        at pointer: String,
        seen: inout SeenIDs,
        to reader: inout some FieldReader
    ) {
        for (index, view) in views.enumerated() {
            let place = "\(pointer)/\(index)"
            if !seen.insert(view.id) {
                reader.fault(at: "\(place)/id", "expected an id of its own, but an earlier view has the same")
            }
            report(view.subviews, at: "\(place)/subviews", seen: &seen, to: &reader)
        }
    }
}
