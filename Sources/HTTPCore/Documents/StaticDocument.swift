/// A document that stays the same while the server runs, such as the contract at `/openapi.yaml`.
///
/// It has a strong entity tag, and a client that has it already gets 304 (RFC 9110 §13.1.2).
package struct StaticDocument: Sendable {
    private let bytes: SharedBytes
    private let type: MediaType
    private let entityTag: String
    private let fields: HeaderFields

    /// `maximumAge` is how long a cache may answer from its copy, in seconds.
    package init(_ bytes: [UInt8], _ type: MediaType, maximumAge: Int = 300) {
        self.bytes = SharedBytes(bytes)
        self.type = type
        entityTag = "\"\(String(Self.digest(bytes), radix: 16))-\(String(bytes.count, radix: 16))\""
        fields = HeaderFields([
            ("Content-Type", type.text), ("Cache-Control", "max-age=\(maximumAge)"), ("ETag", entityTag),
            ("X-Content-Type-Options", "nosniff"),
        ])
    }

    /// The route that serves the document.
    package func route(_ path: String) -> Route {
        Route(.get, path, produces: [type]) { request in
            // A 304 has the length of the document (RFC 9110 §8.6), though not its bytes.
            Response(isKnown(to: request.fields) ? .notModified : .ok, fields: fields, body: .shared(bytes))
        }
    }

    /// Whether `If-None-Match` is `*` or lists the tag; a weak tag counts too (RFC 9110 §8.8.3.2).
    private func isKnown(to fields: HeaderFields) -> Bool {
        fields.all("If-None-Match").contains { value in
            value.split(separator: ASCII.comma).contains { element in
                let tag = String(decoding: element, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
                return tag == "*" || tag == entityTag || tag == "W/" + entityTag
            }
        }
    }

    /// FNV-1a, 64 bits: tells versions of one document apart; it is no protection against forgery.
    private static func digest(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
