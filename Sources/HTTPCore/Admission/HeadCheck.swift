/// How a request's body is delimited (RFC 9112 §6.3).
package enum Framing: Equatable, Sendable {
    case none
    case length(Int)
    case chunked
}

/// The strict check of a request's head, before anything is done for it.
///
/// libmicrohttpd takes heads that RFC 9112 forbids or leaves open to two readings, which a proxy in front may read the
/// other way. Each such head is refused here and its connection closed, so that nothing behind it is ever read as a
/// request.
package struct HeadCheck: Sendable {
    package let framing: Framing
    /// The client waits for `100 Continue` before it sends the body.
    package let expectsContinue: Bool

    package init(_ head: RequestHead) throws(HTTPFailure) {
        guard head.isWhole else { throw .headLine }
        let fields = head.fields
        var host: ArraySlice<UInt8>?
        var length: ArraySlice<UInt8>?
        var coding: ArraySlice<UInt8>?
        var expectation: ArraySlice<UInt8>?
        var seen = SingleFields()
        for entry in fields.entries {
            try Self.check(entry, in: fields)
            guard let field = try seen.note(entry, in: fields) else { continue }
            switch field {
            case .host: host = fields.storage[entry.value]
            case .contentLength: length = fields.storage[entry.value]
            case .transferEncoding: coding = fields.storage[entry.value]
            case .expect: expectation = fields.storage[entry.value]
            default: break
            }
        }
        framing = try Self.framing(length: length, coding: coding, version: head.version)
        try Self.check(host: host, version: head.version)
        // A 1.0 client can't wait for 100 Continue (RFC 9110 §10.1.1).
        if let expectation, head.version == .http11 {
            guard ASCII.matches(expectation, "100-continue") else { throw .expectation }
            expectsContinue = true
        } else {
            expectsContinue = false
        }
    }

    /// A name is a token, and a value has no control characters but tabs.
    private static func check(_ entry: HeaderFields.Entry, in fields: HeaderFields) throws(HTTPFailure) {
        guard entry.nameLength > 0, fields.all(of: entry.name, are: ASCII.isToken) else { throw .fieldName }
        guard fields.all(of: entry.value, are: ASCII.isFieldValue) else {
            throw .fieldValue(name: String(decoding: fields.storage[entry.name], as: UTF8.self))
        }
    }

    private static func framing(
        length: ArraySlice<UInt8>?,
        coding: ArraySlice<UInt8>?,
        version: HTTPVersion
    ) throws(HTTPFailure) -> Framing {
        if let coding {
            guard length == nil else { throw .lengthAndTransferEncoding }
            guard version == .http11 else { throw .transferEncodingInHTTP10 }
            if ASCII.matches(coding, "chunked") { return .chunked }
            var scanner = FieldScanner(coding)
            while !scanner.isAtEnd {
                scanner.skipBlanks()
                guard let token = scanner.token() else { throw .transferEncoding }
                guard ASCII.matches(token, "chunked") else { throw .transferCodingUnknown }
                scanner.skipElement()
            }
            throw .transferEncoding
        }
        guard let length else { return .none }
        guard !length.isEmpty else { throw .contentLength }
        var count = 0
        for byte in length {
            guard ASCII.isDigit(byte) else { throw .contentLength }
            let (tens, isTooGreat) = count.multipliedReportingOverflow(by: 10)
            let (sum, isStillTooGreat) = tens.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
            guard !isTooGreat, !isStillTooGreat else { throw .contentLength }
            count = sum
        }
        return count == 0 ? .none : .length(count)
    }

    /// `uri-host [ ":" port ]` (RFC 9110 §7.2), which may be empty.
    private static func check(host: ArraySlice<UInt8>?, version: HTTPVersion) throws(HTTPFailure) {
        guard let host else {
            if version == .http11 { throw .hostMissing }
            return
        }
        guard host.allSatisfy(isHost) else { throw .hostInvalid }
        var port = host
        if host.first == UInt8(ascii: "[") {
            guard let close = host.firstIndex(of: UInt8(ascii: "]")) else { throw .hostInvalid }
            port = host[(close + 1)...]
            guard port.isEmpty || port.first == ASCII.colon else { throw .hostInvalid }
            port = port.dropFirst()
        } else {
            guard !host.contains(UInt8(ascii: "[")), !host.contains(UInt8(ascii: "]")) else { throw .hostInvalid }
            port = host.firstIndex(of: ASCII.colon).map { host[($0 + 1)...] } ?? []
        }
        guard port.allSatisfy(ASCII.isDigit) else { throw .hostInvalid }
    }

    /// The characters of a host, an IPv6 literal and a port: unreserved, sub-delims, `%`, `:`, `[` and `]`.
    private static func isHost(_ byte: UInt8) -> Bool {
        ASCII.isUnreserved(byte) || "!$&'()*+,;=%:[]".utf8.contains(byte)
    }
}
