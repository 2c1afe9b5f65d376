internal import AvoidanceModels

extension Adjustment {
    /// A row for each number that changes as it is printed: view, what, before, arrow, after.
    var rows: [[String]] {
        let changes =
            Self.edges("contentInset", contentInset)
            + Self.edges("scrollIndicatorInsets", scrollIndicatorInsets)
            + Self.coordinates("contentOffset", contentOffset)
            + Self.number("bottomConstraint", bottomConstraint)
            + Self.coordinates("translation", translation)
            + Self.parts("frame", frame, [("x", \.x), ("y", \.y), ("width", \.width), ("height", \.height)])
            + Self.flag("isScrollEnabled", isScrollEnabled)
            + Self.number("paddingBottom", paddingBottom)
            + Self.parts("contentSize", contentSize, [("width", \.width), ("height", \.height)])
        return changes.filter { $0.before != $0.after }.map { [view, $0.name, $0.before, "→", $0.after] }
    }

    private typealias NamedChange = (name: String, before: String, after: String)

    private static func number(_ name: String, _ change: NumberChange?) -> [NamedChange] {
        change.map { [(name, $0.before.text(), $0.after.text())] } ?? []
    }

    private static func flag(_ name: String, _ change: FlagChange?) -> [NamedChange] {
        change.map { [(name, "\($0.before)", "\($0.after)")] } ?? []
    }

    private static func coordinates(_ name: String, _ change: Change<Point>?) -> [NamedChange] {
        parts(name, change, [("x", \.x), ("y", \.y)])
    }

    private static func edges(_ name: String, _ change: Change<EdgeInsets>?) -> [NamedChange] {
        parts(name, change, [("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)])
    }

    private static func parts<Value>(
        _ name: String,
        _ change: Change<Value>?,
        _ members: [(name: String, path: KeyPath<Value, Double>)]
    ) -> [NamedChange] {
        guard let change else { return [] }
        return members.map { member in
            let before = change.before[keyPath: member.path]
            let after = change.after[keyPath: member.path]
            return ("\(name).\(member.name)", before.text(), after.text())
        }
    }
}
