/// A member of the policy that belongs to no one strategy.
@usableFromInline
package enum PolicyMember: String, WireToken {
    case margin
    case insetMode
    case restore
    case movesRoot
    case floating
    case keepVisible
    case countsOtherApps
    case insets
}

extension Policy {
    /// The members with another value than the default that the strategy does not know.
    package var ignoredMembers: [PolicyMember] {
        if strategy == .automatic { return [] }
        let known = strategy.declaration.members
        let standard = Policy()
        return PolicyMember.allCases.filter { !known.contains($0) && !hasSame($0, as: standard) }
    }

    private func hasSame(_ member: PolicyMember, as other: Policy) -> Bool {
        switch member {
        case .margin: margin == other.margin
        case .insetMode: insetMode == other.insetMode
        case .restore: restore == other.restore
        case .movesRoot: movesRoot == other.movesRoot
        case .floating: floating == other.floating
        case .keepVisible: keepVisible == other.keepVisible
        case .countsOtherApps: countsOtherApps == other.countsOtherApps
        case .insets: insets == other.insets
        }
    }
}
