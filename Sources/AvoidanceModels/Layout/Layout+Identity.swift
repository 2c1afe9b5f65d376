extension Layout {
    /// Layouts of so many views at most have their ids compared in pairs, which costs less than hashing.
    private static let fewViews = 16

    /// Tells the reader of every view whose id another view before it has.
    ///
    /// An absent id, read as the empty one, is a fault of another kind.
    static func reportDuplicates(in views: [View], to reader: inout some FieldReader) {
        guard hasDuplicate(in: views.span) else { return }
        var seen: Set<String> = []
        report(views, at: "/views", seen: &seen, to: &reader)
    }

    private static func hasDuplicate(in views: Span<View>) -> Bool {
        let count = View.count(views)
        if count > fewViews {
            var seen = Set<String>(minimumCapacity: count)
            return hasDuplicate(in: views, seen: &seen)
        }
        var position = 0
        return hasDuplicatePair(in: views, from: &position, of: views)
    }

    /// Compares views, the first of which is at `position` in the layout, with all those before them.
    private static func hasDuplicatePair(in views: Span<View>, from position: inout Int, of all: Span<View>) -> Bool {
        for index in views.indices {
            var rest = position
            if has(views[index].id, in: all, amongFirst: &rest), !views[index].id.isEmpty { return true }
            position += 1
            if !views[index].subviews.isEmpty,
                hasDuplicatePair(in: views[index].subviews.span, from: &position, of: all)
            {
                return true
            }
        }
        return false
    }

    /// Whether one of the first `rest` views has this id.
    private static func has(_ id: String, in views: Span<View>, amongFirst rest: inout Int) -> Bool {
        for index in views.indices {
            if rest == 0 { return false }
            if views[index].id == id { return true }
            rest -= 1
            if !views[index].subviews.isEmpty, has(id, in: views[index].subviews.span, amongFirst: &rest) {
                return true
            }
        }
        return false
    }

    private static func hasDuplicate(in views: Span<View>, seen: inout Set<String>) -> Bool {
        for index in views.indices {
            if !views[index].id.isEmpty, !seen.insert(views[index].id).inserted { return true }
            if !views[index].subviews.isEmpty, hasDuplicate(in: views[index].subviews.span, seen: &seen) { return true }
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
            if !view.id.isEmpty, !seen.insert(view.id).inserted {
                reader.fault(at: "\(place)/id", "expected an id of its own, but an earlier view has the same")
            }
            report(view.subviews, at: "\(place)/subviews", seen: &seen, to: &reader)
        }
    }
}
