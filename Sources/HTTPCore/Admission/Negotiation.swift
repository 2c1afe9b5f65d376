/// What a request's head and its route agree on: the types of body and answer, and the body's coding.
struct Negotiation {
    /// The one of the route's media types that the body has; nil when the route takes no body.
    let bodyType: MediaType?
    /// The one of the route's media types that the client likes best; nil when the route names none.
    let answerType: MediaType?
    /// Whether the body is packed with gzip.
    let isPacked: Bool

    /// Refuses what the route doesn't take (415) or the client doesn't (406), before the body is read.
    init(_ route: borrowing Route, _ fields: borrowing HeaderFields) throws(HTTPFailure) {
        bodyType = route.consumes.isEmpty ? nil : try Self.bodyType(route, fields)
        isPacked = bodyType == nil ? false : try Self.isPacked(fields)
        let offers = bodyType == .lines ? Self.lines : route.produces
        guard !offers.isEmpty else {
            answerType = nil
            return
        }
        guard let choice = Accept.choose(offers, for: fields) else { throw .notAcceptable(offers: offers) }
        answerType = offers[choice]
    }

    private static let lines = [MediaType.lines]

    private static func bodyType(_ route: Route, _ fields: HeaderFields) throws(HTTPFailure) -> MediaType {
        if route.consumesAny { return .any }
        guard let entry = fields.entry("Content-Type") else { throw .mediaType(accepted: route.consumes) }
        for type in route.consumes where fields.value(of: entry, equals: type.essence) { return type }
        guard let type = ContentType(fields.storage[entry.value]),
            let match = route.consumes.first(where: { $0.essence == type.essence })
        else { throw .mediaType(accepted: route.consumes) }
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
