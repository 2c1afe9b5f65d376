/// A request method that this server knows (RFC 9110 §9, RFC 5789, RFC 10008); methods are case-sensitive.
package enum Method: String, CaseIterable, Sendable {
    case get = "GET"
    case post = "POST"
    case head = "HEAD"
    case options = "OPTIONS"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case query = "QUERY"
    case trace = "TRACE"
    case connect = "CONNECT"

    /// Nil for a method that is not known, which also covers one in lower case.
    package init?(_ name: Span<UInt8>) {
        guard !name.isEmpty else { return nil }
        let match: Method? =
            switch name[0] {
            case UInt8(ascii: "G"): .get
            case UInt8(ascii: "H"): .head
            case UInt8(ascii: "O"): .options
            case UInt8(ascii: "D"): .delete
            case UInt8(ascii: "Q"): .query
            case UInt8(ascii: "T"): .trace
            case UInt8(ascii: "C"): .connect
            case UInt8(ascii: "P"):
                switch name.count {
                case 3: .put
                case 4: .post
                default: .patch
                }
            default: nil
            }
        guard let match, ASCII.areEqual(name, match.rawValue.utf8) else { return nil }
        self = match
    }

    /// The method's number, from 0, for tables.
    var index: Int {
        switch self {
        case .get: 0
        case .post: 1
        case .head: 2
        case .options: 3
        case .put: 4
        case .patch: 5
        case .delete: 6
        case .query: 7
        case .trace: 8
        case .connect: 9
        }
    }
}
