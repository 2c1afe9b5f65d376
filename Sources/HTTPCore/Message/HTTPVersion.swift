/// The protocol version of a request; later minor versions of HTTP/1 count as 1.1 (RFC 9110 §2.5).
package enum HTTPVersion: Sendable {
    case http10
    case http11
}
