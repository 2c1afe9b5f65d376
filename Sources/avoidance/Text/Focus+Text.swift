internal import AvoidanceModels

extension Focus {
    /// How much of the focused field can be seen at the end.
    enum Visibility: Equatable {
        case visible
        case partlyVisible
        case hidden
    }

    /// A share within a thousandth of all or of nothing counts as that.
    var visibility: Visibility {
        if visibleAfter >= 0.999 { return .visible }
        return visibleAfter > 0.001 ? .partlyVisible : .hidden
    }

    /// The verdict in a line.
    var text: String {
        let verdict =
            switch visibility {
            case .visible: "visible"
            case .partlyVisible: "partly visible"
            case .hidden: "hidden"
            }
        return "\(view) ends \(verdict) (\(Self.percent(visibleBefore)) → \(Self.percent(visibleAfter)))"
    }

    /// Rounded down to a tenth, so that only a whole share is 100%.
    private static func percent(_ share: Double) -> String {
        ((share * 1000 + 1e-6).rounded(.down) / 10).text(decimals: 1) + "%"
    }
}
