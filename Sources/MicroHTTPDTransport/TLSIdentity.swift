/// A certificate, with those that signed it behind it, and its private key, both as PEM text. TLS is 1.2 or 1.3.
package struct TLSIdentity: Sendable {
    package var certificate: String
    package var key: String

    package init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }
}
