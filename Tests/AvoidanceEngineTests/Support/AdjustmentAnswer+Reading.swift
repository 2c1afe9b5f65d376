import AvoidanceModels

extension AdjustmentAnswer {
    /// The adjustment of the view with this id.
    subscript(id: String) -> Adjustment? { adjustments.first { $0.view == id } }

    /// The content inset to set on a view.
    func inset(_ id: String = "list") -> EdgeInsets? { self[id]?.contentInset?.after }

    /// The indicator insets to set on a view.
    func indicator(_ id: String = "list") -> EdgeInsets? { self[id]?.scrollIndicatorInsets?.after }

    /// The vertical content offset to set on a view.
    func offset(_ id: String = "list") -> Double? { self[id]?.contentOffset?.after.y }

    /// The constant to set on a view's bottom constraint.
    func constant(_ id: String = "bar") -> Double? { self[id]?.bottomConstraint?.after }

    /// How far a view is to be moved vertically.
    func translation(_ id: String) -> Double? { self[id]?.translation?.after.y }

    var codes: [WarningCode] { warnings.map(\.code) }

    /// Whether every value of every view stays as it is.
    var changesNothing: Bool { adjustments.allSatisfy(\.changesNothing) }
}

extension Layout {
    /// The view with this id, at any depth.
    func view(_ id: String) -> View? { Layout.find(id, in: views) }

    private static func find(_ id: String, in views: [View]) -> View? {
        for view in views {
            if view.id == id { return view }
            if let found = find(id, in: view.subviews) { return found }
        }
        return nil
    }
}

extension Adjustment {
    /// Whether every value stays as it is.
    var changesNothing: Bool {
        contentInset.map { $0.before == $0.after } ?? true
            && scrollIndicatorInsets.map { $0.before == $0.after } ?? true
            && contentOffset.map { $0.before == $0.after } ?? true
            && bottomConstraint.map { $0.before == $0.after } ?? true
            && translation.map { $0.before == $0.after } ?? true
    }
}
