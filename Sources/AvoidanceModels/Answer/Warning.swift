/// Something odd in the request, and what was made of it.
@usableFromInline
package struct Warning: WireModel, Equatable {
    package var code: WarningCode
    /// A sentence for people.
    package var message: String

    package init(_ code: WarningCode, _ message: String) {
        self.code = code
        self.message = message
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        code = reader.requiredToken("code", as: WarningCode.self, placeholder: .viewNotFound)
        message = reader.requiredString("message")
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.token("code", code)
        writer.string("message", message)
    }
}
