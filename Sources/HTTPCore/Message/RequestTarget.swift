/// A request's target, taken apart and checked (RFC 9112 §3.2).
package struct RequestTarget: Sendable, Equatable {
    /// Why a target is refused.
    package enum Fault: Error, Equatable, Sendable {
        case notVisibleASCII
        case badPercentEscape
        case nul
        case fragment
        case form
        case userInformation
    }

    /// The path with the percent-encoding of unreserved characters undone (RFC 3986 §6.2.2.2), so that equal paths have
    /// equal bytes; `*` for the asterisk form.
    package let path: [UInt8]
    /// The bytes behind the question mark, as received; nil without one.
    package let rawQuery: ArraySlice<UInt8>?

    /// Reads the origin form (`/a?b`), the absolute form (`http://host/a?b`), whose authority is dropped, or `*`.
    package init(_ raw: [UInt8]) throws(Fault) {
        var hasEscape = false
        var queryStart: Int?
        for (position, byte) in raw.enumerated() {
            guard ASCII.isVisible(byte) else { throw .notVisibleASCII }
            switch byte {
            case ASCII.percent:
                guard position + 2 < raw.count, let high = ASCII.hexadecimal(raw[position + 1]),
                    let low = ASCII.hexadecimal(raw[position + 2])
                else { throw .badPercentEscape }
                if high == 0 && low == 0 { throw .nul }
                hasEscape = true
            case ASCII.question: queryStart = queryStart ?? position
            case ASCII.hash: throw .fragment
            default: break
            }
        }
        let pathEnd = queryStart ?? raw.count
        let pathStart = try Self.pathStart(raw[..<pathEnd])
        rawQuery = queryStart.map { raw[($0 + 1)...] }
        if pathStart == pathEnd {
            path = [ASCII.slash]
        } else if hasEscape {
            path = Self.normalized(raw[pathStart..<pathEnd])
        } else if pathStart == 0, pathEnd == raw.count {
            path = raw
        } else {
            path = Array(raw[pathStart..<pathEnd])
        }
    }

    /// The path as text; it is always ASCII.
    package var pathText: String { String(decoding: path, as: UTF8.self) }

    package var isAsterisk: Bool { path == [ASCII.asterisk] }

    private static func pathStart(_ raw: ArraySlice<UInt8>) throws(Fault) -> Int {
        if raw.first == ASCII.slash { return 0 }
        if raw.elementsEqual([ASCII.asterisk]) { return 0 }
        var authorityStart: Int?
        for scheme in ["http://", "https://"] as [StaticString] {
            let length = scheme.utf8CodeUnitCount
            if raw.count > length, ASCII.matches(raw.prefix(length), scheme) { authorityStart = length }
        }
        guard let authorityStart else { throw .form }
        let authority = raw[authorityStart...].prefix { $0 != ASCII.slash }
        if authority.isEmpty { throw .form }
        if authority.contains(ASCII.at) { throw .userInformation }
        return authority.endIndex
    }

    /// Decodes the escapes of unreserved characters and leaves all others as they are.
    private static func normalized(_ path: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(path.count)
        var position = path.startIndex
        while position < path.endIndex {
            let byte = path[position]
            if byte == ASCII.percent, position + 2 < path.endIndex, let high = ASCII.hexadecimal(path[position + 1]),
                let low = ASCII.hexadecimal(path[position + 2]), ASCII.isUnreserved(high << 4 | low)
            {
                result.append(high << 4 | low)
                position += 3
            } else {
                result.append(byte)
                position += 1
            }
        }
        return result
    }
}
