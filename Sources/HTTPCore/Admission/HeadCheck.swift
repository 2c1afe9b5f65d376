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

    package init(_ head: borrowing RequestHead) throws(HTTPFailure) {
        guard head.isWhole else { throw .headLine }
        let bytes = head.fields.storage.span
        var host: Range<Int>?
        var length: Range<Int>?
        var coding: Range<Int>?
        var expectation: Range<Int>?
        var seen = SingleFields()
        for position in head.fields.entries.indices {
            let entry = head.fields.entries[position]
            try Self.check(entry, in: head.fields)
            guard let field = try seen.note(bytes.extracting(entry.name)) else { continue }
            switch field {
            case .host: host = entry.value
            case .contentLength: length = entry.value
            case .transferEncoding: coding = entry.value
            case .expect: expectation = entry.value
            default: break
            }
        }
        framing = try Self.framing(length: length, coding: coding, in: head.fields.storage, version: head.version)
        if let host {
            try Self.check(host: bytes.extracting(host))
        } else if head.version == .http11 {
            throw .hostMissing
        }
        // A 1.0 client can't wait for 100 Continue (RFC 9110 §10.1.1).
        if let expectation, head.version == .http11 {
            guard ASCII.matches(bytes.extracting(expectation), "100-continue") else { throw .expectation }
            expectsContinue = true
        } else {
            expectsContinue = false
        }
    }

    /// A name is a token, and a value has no control characters but tabs.
    private static func check(_ entry: HeaderFields.Entry, in fields: HeaderFields) throws(HTTPFailure) {
        let bytes = fields.storage.span
        guard entry.nameLength > 0, ASCII.all(bytes.extracting(entry.name), are: ASCII.isToken) else {
            throw .fieldName
        }
        guard ASCII.all(bytes.extracting(entry.value), are: ASCII.isFieldValue) else {
            throw .fieldValue(name: String(decoding: fields.storage[entry.name], as: UTF8.self))
        }
    }

    private static func framing(
        length: Range<Int>?,
        coding: Range<Int>?,
        in bytes: [UInt8],
        version: HTTPVersion
    ) throws(HTTPFailure) -> Framing {
        if let coding {
            guard length == nil else { throw .lengthAndTransferEncoding }
            guard version == .http11 else { throw .transferEncodingInHTTP10 }
            if ASCII.matches(bytes[coding], "chunked") { return .chunked }
            var scanner = FieldScanner(bytes[coding])
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
        for position in length {
            guard ASCII.isDigit(bytes[position]) else { throw .contentLength }
            let (tens, isTooGreat) = count.multipliedReportingOverflow(by: 10)
            let (sum, isStillTooGreat) = tens.addingReportingOverflow(Int(bytes[position] - UInt8(ascii: "0")))
            guard !isTooGreat, !isStillTooGreat else { throw .contentLength }
            count = sum
        }
        return count == 0 ? .none : .length(count)
    }

    /// `uri-host [ ":" port ]` (RFC 9110 §7.2), which may be empty.
    private static func check(host: Span<UInt8>) throws(HTTPFailure) {
        var end = 0
        if !host.isEmpty, host[0] == ASCII.openBracket {
            end = 1
            while end < host.count, ASCII.isHostName(host[end]) || host[end] == ASCII.colon { end += 1 }
            guard end < host.count, host[end] == ASCII.closeBracket else { throw .hostInvalid }
            end += 1
        } else {
            while end < host.count, ASCII.isHostName(host[end]) { end += 1 }
        }
        guard end < host.count else { return }
        guard host[end] == ASCII.colon, ASCII.all(host.extracting((end + 1)...), are: ASCII.isDigit) else {
            throw .hostInvalid
        }
    }
}
