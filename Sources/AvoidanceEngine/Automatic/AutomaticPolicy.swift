import AvoidanceModels

/// What the steps of a run ask of the policy: values alone, which are copied without counting references.
struct AutomaticPolicy {
    let margin: Margin
    let insetMode: InsetMode
    let restore: RestoreMode
    let movesRoot: Bool
    let floating: FloatingMode
    let insets: InsetScope

    init(_ policy: borrowing Policy) {
        margin = policy.margin
        insetMode = policy.insetMode
        restore = policy.restore
        movesRoot = policy.movesRoot
        floating = policy.floating
        insets = policy.insets
    }
}
