/// A media type that the server takes or answers, such as `application/json` (RFC 9110 §8.3.1).
///
/// A class, as the few that there are go through every request.
package final class MediaType: Sendable {
    /// The value of `Content-Type`, parameters included.
    package let text: String
    /// `type/subtype` in lower case.
    package let essence: [UInt8]
    /// The fields of an answer of this type that was made for one request.
    let dynamicFields: HeaderFields

    /// `parameters` is what follows the essence, such as `; charset=utf-8`.
    package init(_ type: String, _ subtype: String, parameters: String = "") {
        let name = "\(type)/\(subtype)"
        text = name + parameters
        essence = name.utf8.map(ASCII.lowercased)
        dynamicFields = HeaderFields([("Content-Type", text), ("Cache-Control", "no-store")] + HeaderFields.security)
    }

    /// Among the types that a route consumes: a body of any type, or of none that is stated.
    package static let any = MediaType("*", "*")
    package static let json = MediaType("application", "json")
    package static let problem = MediaType("application", "problem+json")
    package static let lines = MediaType("application", "x-ndjson")
    package static let yaml = MediaType("application", "yaml")
    package static let openMetrics = MediaType(
        "application",
        "openmetrics-text",
        parameters: "; version=1.0.0; charset=utf-8"
    )
    /// Metrics in the older format.
    package static let prometheus = MediaType("text", "plain", parameters: "; version=0.0.4; charset=utf-8")
    package static let plainText = MediaType("text", "plain", parameters: "; charset=utf-8")
}

extension MediaType: Equatable {
    package static func == (left: MediaType, right: MediaType) -> Bool { left === right || left.text == right.text }
}
