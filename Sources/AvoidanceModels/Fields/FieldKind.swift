/// The JSON type of a member.
@usableFromInline
package enum FieldKind: String, Sendable {
    case null
    case boolean
    case number
    case string
    case array
    case object
}
