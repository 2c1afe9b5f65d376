package import AvoidanceModels

/// An error as a client reads it (RFC 9457), sent as `application/problem+json`.
package struct Problem: WireModel, Equatable {
    /// `about:blank` where the status says all.
    package var type: String
    package var title: String
    package var status: Int
    /// A sentence about this occurrence.
    package var detail: String
    package var instance: String?
    /// The line and column, from 1, of malformed JSON.
    package var line: Int?
    package var column: Int?
    /// Every fault of a body that was well-formed but wrong.
    package var errors: [Fault]

    package init(
        type: String = "about:blank",
        title: String? = nil,
        status: Status,
        detail: String,
        instance: String? = nil,
        line: Int? = nil,
        column: Int? = nil,
        errors: [Fault] = []
    ) {
        self.type = type
        self.title = title ?? status.reason
        self.status = Int(status.rawValue)
        self.detail = detail
        self.instance = instance
        self.line = line
        self.column = column
        self.errors = errors
    }

    package init(from reader: inout some FieldReader) {
        type = reader.string("type") ?? "about:blank"
        title = reader.string("title") ?? ""
        status = Int(reader.requiredNumber("status", Self.statusRule))
        detail = reader.string("detail") ?? ""
        instance = reader.string("instance")
        line = reader.number("line", Self.positionRule).map { Int($0) }
        column = reader.number("column", Self.positionRule).map { Int($0) }
        errors = reader.models("errors", as: Fault.self) ?? []
    }

    package func write(to writer: inout some FieldWriter) {
        writer.string("type", type)
        writer.string("title", title)
        writer.number("status", Double(status))
        writer.string("detail", detail)
        if let instance { writer.string("instance", instance) }
        if let line { writer.number("line", Double(line)) }
        if let column { writer.number("column", Double(column)) }
        if !errors.isEmpty { writer.models("errors", errors) }
    }

    private static let statusRule = NumberRule(100, 599, isWhole: true)
    private static let positionRule = NumberRule(1, 1e15, isWhole: true)
}
