/// Everything that HTTP itself can refuse about a request, with the data that the answer needs.
package enum HTTPFailure: Error, Equatable, Sendable {
    // The head.
    case headLine
    case fieldName
    case fieldValue(name: String)
    case duplicateField(name: String)
    case hostMissing
    case hostInvalid
    case contentLength
    case lengthAndTransferEncoding
    case transferEncodingInHTTP10
    case transferEncoding
    case transferCodingUnknown
    case target(RequestTarget.Fault)
    case methodUnknown
    case expectation

    // The client.
    case keyMissing
    case keyUnknown

    // The route.
    case notFound
    case methodNotAllowed(allow: String)
    case notAcceptable(offers: [MediaType])
    case mediaType(accepted: [MediaType])
    case charset(String)
    case contentCoding

    // The body.
    case bodyTooLarge(limit: Int)
    case contentCodingBroken

    // A line of a batch.
    case lineTooLong(limit: Int)
    case answersTooLong(limit: Int, line: Int)
    case answersWithoutRoom(line: Int)

    // The server.
    case notReady
    case overloaded
    case unexpected
}
