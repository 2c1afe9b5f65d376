/// What a request's `Content-Type` says: the type and the charset.
package struct ContentType: Equatable, Sendable {
    /// `type/subtype` in lower case.
    package let essence: [UInt8]
    /// The charset parameter in lower case.
    package let charset: String?

    /// Nil for a value that is no media type.
    package init?(_ value: ArraySlice<UInt8>) {
        var scanner = FieldScanner(value)
        scanner.skipBlanks()
        guard let type = scanner.token(), scanner.skip(ASCII.slash), let subtype = scanner.token() else { return nil }
        var charset: String?
        while let parameter = scanner.parameter() {
            guard ASCII.matches(parameter.name, "charset") else { continue }
            guard charset == nil else { return nil }
            charset = String(decoding: parameter.value.map(ASCII.lowercased), as: UTF8.self)
        }
        guard !scanner.isMalformed, scanner.isAtEnd else { return nil }
        essence = type.map(ASCII.lowercased) + [ASCII.slash] + subtype.map(ASCII.lowercased)
        self.charset = charset
    }
}
