extension HTTPFailure {
    package var status: Status {
        switch self {
        case .headLine, .fieldName, .fieldValue, .duplicateField, .hostMissing, .hostInvalid, .contentLength,
            .lengthAndTransferEncoding, .transferEncodingInHTTP10, .transferEncoding, .target,
            .contentCodingBroken:
            .badRequest
        case .transferCodingUnknown, .methodUnknown: .notImplemented
        case .expectation: .expectationFailed
        case .keyMissing, .keyUnknown: .unauthorized
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .mediaType, .charset, .contentCoding: .unsupportedMediaType
        case .bodyTooLarge, .lineTooLong: .contentTooLarge
        case .answersTooLong: .unprocessableContent
        case .notReady, .overloaded, .answersWithoutRoom: .serviceUnavailable
        case .unexpected: .internalServerError
        }
    }

    /// A sentence that says what was expected and what was found.
    package var detail: String {
        switch self {
        case .headLine:
            "A line of the head is folded, ends otherwise than with CR and LF, or holds a NUL or too many blanks."
        case .fieldName: "A header field's name holds a character that is not allowed there."
        case .fieldValue(let name): "The value of the header field \(name) holds a control character."
        case .duplicateField(let name): "The header field \(name) may be sent once only."
        case .hostMissing: "An HTTP/1.1 request needs the header field Host."
        case .hostInvalid: "Host must be a host with or without a port."
        case .contentLength: "Content-Length must be a whole number of bytes."
        case .lengthAndTransferEncoding: "Content-Length and Transfer-Encoding may not be sent together."
        case .transferEncodingInHTTP10: "Transfer-Encoding is not part of HTTP/1.0."
        case .transferEncoding: "Transfer-Encoding must be chunked, once."
        case .transferCodingUnknown: "The only transfer coding that is taken is chunked."
        case .target(let fault): fault.detail
        case .methodUnknown: "The method is not known; methods are case-sensitive."
        case .expectation: "The only expectation that is met is 100-continue."
        case .keyMissing: "This needs a key, as in Authorization: Bearer <key>."
        case .keyUnknown: "The key is not known."
        case .notFound: "There is nothing at this path."
        case .methodNotAllowed(let allow): "This path takes \(allow)."
        case .notAcceptable(let offers): "The answer is \(Self.list(offers)), which Accept rules out."
        case .mediaType(let accepted): "The body's Content-Type must be \(Self.list(accepted))."
        case .charset(let charset): "The body must be UTF-8, but Content-Type says \(charset)."
        case .contentCoding: "The body may be packed with gzip, once, and with nothing else."
        case .bodyTooLarge(let limit): "The body is longer than \(limit) bytes."
        case .contentCodingBroken: "The body is not the gzip that Content-Encoding says."
        case .lineTooLong(let limit): "The line is longer than \(limit) bytes."
        case .answersTooLong(let limit, let line):
            "The answers are longer than \(limit) bytes; line \(line) and those behind it have none."
        case .answersWithoutRoom(let line):
            "The server has no room for more answers; line \(line) and those behind it have none, try them again."
        case .notReady: "The server is starting or stopping."
        case .overloaded: "The server has more requests than it takes at a time; try again."
        case .unexpected: "The server failed to answer."
        }
    }

    /// Header fields that belong to the answer, such as `Allow`.
    package var fields: [(name: String, value: String)] {
        switch self {
        case .keyMissing: [("WWW-Authenticate", #"Bearer realm="avoidance""#)]
        case .keyUnknown: [("WWW-Authenticate", #"Bearer realm="avoidance", error="invalid_token""#)]
        case .methodNotAllowed(let allow): [("Allow", allow)]
        case .mediaType(let accepted): [("Accept", accepted.map(\.text).joined(separator: ", "))]
        case .contentCoding: [("Accept-Encoding", "gzip")]
        case .overloaded: [("Retry-After", "1")]
        default: []
        }
    }

    /// What it counts as; nil for what is none of the server's doing.
    var rejection: Rejection? {
        switch self {
        case .headLine, .fieldName, .fieldValue, .duplicateField, .hostMissing, .hostInvalid, .contentLength,
            .lengthAndTransferEncoding, .transferEncodingInHTTP10, .transferEncoding, .transferCodingUnknown, .target:
            .head
        case .methodUnknown: .method
        case .expectation: .expectation
        case .keyMissing, .keyUnknown: .key
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .mediaType, .charset: .mediaType
        case .contentCoding, .contentCodingBroken: .contentCoding
        case .bodyTooLarge: .bodyTooLarge
        case .overloaded: .overload
        case .lineTooLong, .answersTooLong, .answersWithoutRoom, .notReady, .unexpected: nil
        }
    }

    package var problem: Problem {
        if case .answersTooLong = self {
            return Problem(
                type: "urn:keyboard-avoidance:problem:answer-too-long",
                title: "Answer too long",
                status: status,
                detail: detail
            )
        }
        return Problem(status: status, detail: detail)
    }

    package var response: Response {
        var response = problem.response
        for field in fields { response.fields.append(field.name, field.value) }
        return response
    }

    private static func list(_ types: [MediaType]) -> String {
        types.map(\.text).joined(separator: " or ")
    }
}

extension RequestTarget.Fault {
    package var detail: String {
        switch self {
        case .notVisibleASCII: "The target holds a character that is not visible ASCII."
        case .badPercentEscape: "The target holds a percent sign without two hexadecimal digits behind it."
        case .nul: "The target holds an encoded NUL."
        case .fragment: "The target holds a fragment."
        case .form: "The target must be a path, or an http or https URL with a host."
        case .userInformation: "The target's host must not have a user name."
        }
    }
}
