/// Why the server itself turned a request or a connection away; the values of a metric's label.
package enum Rejection: String, CaseIterable, Sendable {
    /// A head that breaks HTTP's rules, or that ended before it was complete.
    case head
    case method
    case expectation
    /// No key, or one that isn't known.
    case key
    case notFound = "not_found"
    case methodNotAllowed = "method_not_allowed"
    case notAcceptable = "not_acceptable"
    case mediaType = "media_type"
    /// A content coding that isn't taken, or a body that isn't what it says.
    case contentCoding = "content_coding"
    case bodyTooLarge = "body_too_large"
    case overload
    /// A connection that was cut because a phase took too long.
    case deadline

    var index: Int {
        switch self {
        case .head: 0
        case .method: 1
        case .expectation: 2
        case .key: 3
        case .notFound: 4
        case .methodNotAllowed: 5
        case .notAcceptable: 6
        case .mediaType: 7
        case .contentCoding: 8
        case .bodyTooLarge: 9
        case .overload: 10
        case .deadline: 11
        }
    }
}
