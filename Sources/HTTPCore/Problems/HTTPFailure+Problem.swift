extension HTTPFailure {
    package var status: Status {
        switch self {
        case .fieldName, .fieldValue, .duplicateField, .hostMissing, .hostInvalid, .contentLength,
            .lengthAndTransferEncoding, .transferEncodingInHTTP10, .transferEncoding, .target:
            .badRequest
        case .transferCodingUnknown, .methodUnknown: .notImplemented
        case .expectation: .expectationFailed
        case .notFound: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .notAcceptable: .notAcceptable
        case .mediaType, .charset, .contentCoding: .unsupportedMediaType
        case .bodyTooLarge: .contentTooLarge
        case .notReady: .serviceUnavailable
        case .unexpected: .internalServerError
        }
    }

    /// A sentence that says what was expected and what was found.
    package var detail: String {
        switch self {
        case .fieldName: "A header field's name holds a character that is not allowed there."
        case .fieldValue(let name): "The value of the header field \(name) holds a control character."
        case .duplicateField(let name): "The header field \(name) may be sent once only."
        case .hostMissing: "An HTTP/1.1 request needs the header field Host."
        case .hostInvalid: "Host must be a host with or without a port."
        case .contentLength: "Content-Length must be a whole number of bytes, sent once."
        case .lengthAndTransferEncoding: "Content-Length and Transfer-Encoding may not be sent together."
        case .transferEncodingInHTTP10: "Transfer-Encoding is not part of HTTP/1.0."
        case .transferEncoding: "Transfer-Encoding must be chunked, sent once."
        case .transferCodingUnknown: "The only transfer coding that is taken is chunked."
        case .target(let fault): fault.detail
        case .methodUnknown: "The method is not known; methods are case-sensitive."
        case .expectation: "The only expectation that is met is 100-continue."
        case .notFound: "There is nothing at this path."
        case .methodNotAllowed(let allow): "This path takes \(allow)."
        case .notAcceptable(let offers): "The answer is \(Self.list(offers)), which Accept rules out."
        case .mediaType(let accepted): "The body's Content-Type must be \(Self.list(accepted))."
        case .charset(let charset): "The body must be UTF-8, but Content-Type says \(charset)."
        case .contentCoding: "The body must be sent without a content coding."
        case .bodyTooLarge(let limit): "The body is longer than \(limit) bytes."
        case .notReady: "The server is starting or stopping."
        case .unexpected: "The server failed to answer."
        }
    }

    /// Header fields that belong to the answer, such as `Allow`.
    package var fields: [(name: String, value: String)] {
        switch self {
        case .methodNotAllowed(let allow): [("Allow", allow)]
        case .mediaType(let accepted): [("Accept", accepted.map(\.text).joined(separator: ", "))]
        case .contentCoding: [("Accept-Encoding", "identity")]
        default: []
        }
    }

    package var problem: Problem { Problem(status: status, detail: detail) }

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
