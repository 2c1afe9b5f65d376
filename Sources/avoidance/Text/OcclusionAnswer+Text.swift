internal import AvoidanceModels

extension OcclusionAnswer {
    /// The covered views for people, and where a tap on a named view that is in sight goes to another.
    func lines(naming namesViews: Bool) -> [String] {
        let covered = occlusions.filter(\.isCovered).map { [$0.view, $0.shareText, $0.coverText, $0.tapText] }
        let missed = occlusions.filter { namesViews && !$0.isCovered && !$0.isHittable }.map { [$0.view, $0.tapText] }
        let table = Table(columns: [.leading, .trailing, .leading, .leading], rows: covered)
        return Section.lines([
            Section("keyboard", keyboard.text),
            Section("covered", covered.isEmpty ? ["nothing"] : table.lines),
            Section("taps", Table(columns: [.leading, .leading], rows: missed).lines),
            Section("warnings", warnings.map { "\($0.code.rawValue): \($0.message)" }),
        ])
    }
}

extension Occlusion {
    /// Whether less than all of it is in sight; a share within a thousandth of all counts as that.
    var isCovered: Bool { visibleShare < 0.999 }

    fileprivate var shareText: String { "\(percent(visibleShare)) in sight" }

    fileprivate var coverText: String {
        coveredBy.map { $0.text(in: view) }.joined(separator: ", ")
    }

    /// Where a tap at the centre goes; empty when it hits.
    fileprivate var tapText: String {
        if isHittable { return "" }
        return hitBy.map { "a tap hits \($0)" } ?? "a tap hits no view"
    }
}

extension OcclusionCover {
    /// What covers the view with this id, and how much of it.
    fileprivate func text(in id: String) -> String {
        switch by {
        case .keyboard: "keyboard \(percent(share))"
        case .bar: "bar \(view ?? "") \(percent(share))"
        case .clip: "cut off by \(view ?? "") \(percent(share))"
        case .offScreen: "off screen \(percent(share))"
        case .hidden: view == id ? "hidden" : "hidden with \(view ?? "")"
        }
    }
}

/// Rounded down to a tenth, so that only a whole share is 100%.
private func percent(_ share: Double) -> String {
    if share > 0, share < 0.001 { return "<0.1%" }
    return ((share * 1000 + 1e-6).rounded(.down) / 10).text(decimals: 1) + "%"
}
