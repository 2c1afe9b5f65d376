/// Which of the fields that a request may have once only were seen so far.
///
/// These are the fields that the server decides by. Of two lines a proxy in front may have gone by the other one
/// (RFC 9110 §5.3), so the second is refused instead of passed over, even where the two agree.
struct SingleFields: OptionSet {
    let rawValue: UInt8

    static let host = SingleFields(rawValue: 1 << 0)
    static let expect = SingleFields(rawValue: 1 << 1)
    static let origin = SingleFields(rawValue: 1 << 2)
    static let contentType = SingleFields(rawValue: 1 << 3)
    static let authorization = SingleFields(rawValue: 1 << 4)
    static let contentLength = SingleFields(rawValue: 1 << 5)
    static let contentEncoding = SingleFields(rawValue: 1 << 6)
    static let transferEncoding = SingleFields(rawValue: 1 << 7)

    /// Takes note of a field and gives which it is; nil for one that may be repeated or that nobody reads.
    mutating func note(_ fieldName: Span<UInt8>) throws(HTTPFailure) -> SingleFields? {
        let name: StaticString
        let field: SingleFields
        switch fieldName.count {
        case 4: (name, field) = ("Host", .host)
        case 6 where ASCII.matches(fieldName, "Expect"): (name, field) = ("Expect", .expect)
        case 6: (name, field) = ("Origin", .origin)
        case 12: (name, field) = ("Content-Type", .contentType)
        case 13: (name, field) = ("Authorization", .authorization)
        case 14: (name, field) = ("Content-Length", .contentLength)
        case 16: (name, field) = ("Content-Encoding", .contentEncoding)
        case 17: (name, field) = ("Transfer-Encoding", .transferEncoding)
        default: return nil
        }
        guard ASCII.matches(fieldName, name) else { return nil }
        guard insert(field).inserted else { throw .duplicateField(name: name.description) }
        return field
    }
}
