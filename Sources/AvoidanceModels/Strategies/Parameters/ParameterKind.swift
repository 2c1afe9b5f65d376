/// What a parameter of a strategy may be, in one word.
@usableFromInline
package enum ParameterKind: String, WireToken {
    case number
    case boolean
    /// One of the values that are listed.
    case token
    /// An array of views' ids.
    case ids
    /// An array of numbers.
    case numbers
    /// `{"x": 0, "y": 0}`.
    case point
    /// A number, or `{"top": 0, "bottom": 0}`.
    case margin
}
