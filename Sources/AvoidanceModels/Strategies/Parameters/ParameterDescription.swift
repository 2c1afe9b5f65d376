/// A parameter in the list of strategies.
@usableFromInline
package struct ParameterDescription: WireModel, Equatable {
    /// The policy's member.
    package var name: String
    package var type: ParameterKind
    /// The least number, where it is one.
    package var minimum: Double?
    /// The greatest number, where it is one.
    package var maximum: Double?
    /// The names to choose from, where it is one of some.
    package var values: [String]?
    /// The value where the policy has none; nil for a parameter that is absent then.
    package var standard: ParameterValue?
    /// One sentence for people.
    package var summary: String

    package init(name: String, type: ParameterKind, summary: String) {
        self.name = name
        self.type = type
        self.summary = summary
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        name = reader.requiredString("name")
        type = reader.requiredToken("type", as: ParameterKind.self, placeholder: .number)
        minimum = reader.number("minimum", .coordinate)
        maximum = reader.number("maximum", .coordinate)
        values = reader.strings("values")
        standard = ParameterDescription.anyType(type, values ?? []).read("default", from: &reader)
        summary = reader.requiredString("summary")
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.string("name", name)
        writer.token("type", type)
        if let minimum { writer.number("minimum", minimum) }
        if let maximum { writer.number("maximum", maximum) }
        if let values { writer.strings("values", values) }
        standard?.write("default", to: &writer)
        writer.string("summary", summary)
    }

    /// Takes the least and the greatest number from a rule.
    mutating func setRange(_ rule: NumberRule) {
        minimum = rule.minimum
        maximum = rule.maximum
    }

    /// The type that reads a default of this kind.
    private static func anyType(_ kind: ParameterKind, _ values: [String]) -> ParameterType {
        switch kind {
        case .number: .number(.coordinate)
        case .boolean: .boolean
        case .token: .token(values)
        case .ids: .ids
        case .numbers: .numbers(.coordinate)
        case .point: .point
        case .margin: .margin(standard: Margin())
        }
    }
}
