package import AvoidanceModels

/// Something doubtful in a dump, and what was made of it.
package struct ImportWarning: WireModel, Equatable {
    package var code: ImportWarningCode
    /// The name of the dump, where there are several.
    package var source: String?
    /// The line of the dump, from 1.
    package var line: Int?
    /// A sentence for people.
    package var reason: String

    package init(_ code: ImportWarningCode, source: String? = nil, line: Int? = nil, _ reason: String) {
        self.code = code
        self.source = source
        self.line = line
        self.reason = reason
    }

    package init(from reader: inout some FieldReader) {
        code = reader.requiredToken("code", as: ImportWarningCode.self, placeholder: .unreadLine)
        source = reader.string("source")
        line = reader.number("line", NumberRule(1, 1e15, isWhole: true)).map { Int($0) }
        reason = reader.requiredString("reason")
    }

    package func write(to writer: inout some FieldWriter) {
        writer.token("code", code)
        if let source { writer.string("source", source) }
        if let line { writer.number("line", Double(line)) }
        writer.string("reason", reason)
    }
}
