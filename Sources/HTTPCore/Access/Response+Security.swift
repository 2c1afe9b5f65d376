extension Response {
    /// Adds the fields that every answer has.
    ///
    /// One that has the first of the security fields has them all, and says how it may be stored.
    mutating func secure() {
        guard !fields.contains("X-Content-Type-Options") else { return }
        for field in HeaderFields.security { fields.append(field.name, field.value) }
        if !fields.contains("Cache-Control") { fields.append("Cache-Control", "no-store") }
    }
}

extension HeaderFields {
    /// A browser shall not guess the content's type, run or load anything for it, or show it within other sites' pages.
    static let security: [(name: String, value: String)] = [
        ("X-Content-Type-Options", "nosniff"),
        ("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}
