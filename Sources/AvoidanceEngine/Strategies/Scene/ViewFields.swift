import AvoidanceModels

/// Which values of a view a strategy answers.
struct ViewFields: OptionSet, Sendable {
    let rawValue: Int

    static let contentInset = ViewFields(rawValue: 1 << 0)
    static let scrollIndicatorInsets = ViewFields(rawValue: 1 << 1)
    static let contentOffset = ViewFields(rawValue: 1 << 2)
    static let bottomConstraint = ViewFields(rawValue: 1 << 3)
    static let translation = ViewFields(rawValue: 1 << 4)
    static let frame = ViewFields(rawValue: 1 << 5)
    static let isScrollEnabled = ViewFields(rawValue: 1 << 6)
    static let paddingBottom = ViewFields(rawValue: 1 << 7)
    static let contentSize = ViewFields(rawValue: 1 << 8)
}
