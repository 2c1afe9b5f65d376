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
    package init?(_ name: UnsafeRawBufferPointer) {
        let match: Method? =
            switch name.first {
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
        guard let match, name.elementsEqual(match.rawValue.utf8) else { return nil }
        self = match
    }
}
