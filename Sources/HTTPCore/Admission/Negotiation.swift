/// What a request's head and its route agree on: the types of body and answer, and the body's coding.
struct Negotiation: Sendable {
    let request: Request
    /// Whether the body is packed with gzip.
    let isPacked: Bool

    /// Refuses what the route doesn't take (415) or the client doesn't (406), before the body is read.
    init(
        _ route: Route,
        _ method: Method,
        _ target: RequestTarget,
        _ fields: HeaderFields,
        _ timer: WorkTimer
    ) throws(HTTPFailure) {
        let bodyType = route.consumes.isEmpty ? nil : try Self.bodyType(route.consumes, fields)
        isPacked = bodyType == nil ? false : try Self.isPacked(fields)
        let offers = bodyType == .lines ? Self.lines : route.produces
        let choice = offers.isEmpty ? nil : Accept.choose(offers, for: fields)
        if choice == nil, !offers.isEmpty { throw .notAcceptable(offers: offers) }
        request = Request(
            method: method,
            target: target,
            fields: fields,
            answerType: choice.map { offers[$0] },
            bodyType: bodyType,
            timer: timer
        )
    }

    private static let lines = [MediaType.lines]

    private static func bodyType(_ accepted: [MediaType], _ fields: HeaderFields) throws(HTTPFailure) -> MediaType {
        if accepted.contains(.any) { return .any }
        guard let value = fields.first("Content-Type") else { throw .mediaType(accepted: accepted) }
        if let exact = accepted.first(where: { value.elementsEqual($0.essence) }) { return exact }
        guard let type = ContentType(value), let match = accepted.first(where: { $0.essence == type.essence }) else {
            throw .mediaType(accepted: accepted)
        }
        if let charset = type.charset, charset != "utf-8" { throw .charset(charset) }
        return match
    }

    private static func isPacked(_ fields: HeaderFields) throws(HTTPFailure) -> Bool {
        guard let coding = fields.first("Content-Encoding") else { return false }
        if ASCII.matches(coding, "identity") { return false }
        guard AcceptEncoding.isGzip(coding) else { throw .contentCoding }
        return true
    }
}
