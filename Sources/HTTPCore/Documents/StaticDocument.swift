/// A document that stays the same while the server runs, such as the contract at `/openapi.yaml`.
///
/// It has a strong entity tag, and a client that has it already gets 304 (RFC 9110 §13.1.2). A long one is also there
/// packed with gzip, which is another representation and has a tag of its own.
package struct StaticDocument: Sendable {
    private struct Variant {
        let bytes: SharedBytes
        let entityTag: String
        let fields: HeaderFields
    }

    private let type: MediaType
    private let plain: Variant
    private let packed: Variant?

    /// `maximumAge` is how long a cache may answer from its copy, in seconds.
    package init(_ bytes: [UInt8], _ type: MediaType, maximumAge: Int = 300) {
        self.type = type
        let tag = "\(String(Self.digest(bytes), radix: 16))-\(String(bytes.count, radix: 16))"
        let packedBytes = bytes.count < Packing.least ? nil : Packing.pack(bytes, level: 9)
        var fields = [("Content-Type", type.text), ("Cache-Control", "max-age=\(maximumAge)")] + HeaderFields.security
        if packedBytes != nil { fields.append(("Vary", "Accept-Encoding")) }
        plain = Self.variant(bytes, tag, fields)
        packed = packedBytes.map { Self.variant($0, "\(tag)-gzip", fields + [("Content-Encoding", "gzip")]) }
    }

    /// The route that serves the document.
    package func route(_ path: String) -> Route {
        Route(.get, path, produces: [type]) { request in
            let variant = AcceptEncoding.takesGzip(request.fields) ? packed ?? plain : plain
            // A 304 has the length of the document (RFC 9110 §8.6), though not its bytes.
            let isKnown = Self.isKnown(variant.entityTag, to: request.fields)
            return Response(isKnown ? .notModified : .ok, fields: variant.fields, body: .shared(variant.bytes))
        }
    }

    private static func variant(_ bytes: [UInt8], _ tag: String, _ fields: [(String, String)]) -> Variant {
        let entityTag = "\"\(tag)\""
        let all = HeaderFields((fields + [("ETag", entityTag)]).map { (name: $0.0, value: $0.1) })
        return Variant(bytes: SharedBytes(bytes), entityTag: entityTag, fields: all)
    }

    /// Whether `If-None-Match` is `*` or lists the tag; a weak tag counts too (RFC 9110 §8.8.3.2).
    private static func isKnown(_ entityTag: String, to fields: HeaderFields) -> Bool {
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
