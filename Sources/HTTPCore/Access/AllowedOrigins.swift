/// The web pages that may read the answers (CORS, in the Fetch standard), by their origins.
package enum AllowedOrigins: Sendable {
    case any
    case list([[UInt8]])

    /// Nil unless each is an origin as a browser sends it, `scheme://host` or `scheme://host:port` in lower case, or the
    /// only one is `*`.
    package init?(_ origins: [String]) {
        if origins == ["*"] {
            self = .any
            return
        }
        guard !origins.isEmpty, origins.allSatisfy(Self.isOrigin) else { return nil }
        self = .list(origins.map { Array($0.utf8) })
    }

    /// What the answer to a request says of this.
    struct Grant: Sendable {
        /// The value of `Access-Control-Allow-Origin`; nil where the origin isn't allowed, or there is none.
        var origin: ArraySlice<UInt8>?
        /// Whether the answer would be another one for another origin.
        var varies: Bool
        /// Whether the request asks what another one may be (a preflight).
        var isPreflight: Bool
    }

    func grant(_ method: Method?, _ fields: HeaderFields) -> Grant {
        guard let origin = fields.only("Origin") else {
            return Grant(origin: nil, varies: varies, isPreflight: false)
        }
        let isPreflight = method == .options && fields.contains("Access-Control-Request-Method")
        switch self {
        case .any: return Grant(origin: Self.anyValue, varies: false, isPreflight: isPreflight)
        case .list(let origins):
            let isAllowed = origins.contains { origin.elementsEqual($0) }
            return Grant(origin: isAllowed ? origin : nil, varies: true, isPreflight: isPreflight && isAllowed)
        }
    }

    private var varies: Bool { if case .list = self { true } else { false } }

    private static let anyValue: ArraySlice<UInt8> = [ASCII.asterisk]

    private static func isOrigin(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let separator = bytes.firstRange(of: Array("://".utf8)) else { return false }
        let scheme = bytes[..<separator.lowerBound]
        let host = bytes[separator.upperBound...]
        return !scheme.isEmpty && !host.isEmpty
            && scheme.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || "+-.".utf8.contains($0) }
            && host.allSatisfy { ASCII.isUnreserved($0) || "[]:".utf8.contains($0) }
            && bytes.allSatisfy { $0 == ASCII.lowercased($0) }
    }
}

extension AllowedOrigins.Grant {
    /// Adds the fields that a browser looks for.
    func write(to response: inout Response) {
        if varies { response.fields.append("Vary", "Origin") }
        guard let origin else { return }
        response.fields.append("Access-Control-Allow-Origin", length: origin.count) { origin.write(to: &$0) }
        guard isPreflight else {
            response.fields.append("Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-Id, traceparent")
            return
        }
        guard let methods = response.fields.text("Allow") else { return }
        response.fields.append("Access-Control-Allow-Methods", methods)
        response.fields.append(
            "Access-Control-Allow-Headers",
            "Authorization, Content-Encoding, Content-Type, If-None-Match, X-Request-Id, traceparent"
        )
        response.fields.append("Access-Control-Max-Age", "600")
    }
}
