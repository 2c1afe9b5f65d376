/// The value of a strategy's parameter, as the policy has it.
package enum ParameterValue: Sendable, Equatable {
    case number(Double)
    case boolean(Bool)
    /// One of the parameter's names.
    case token(String)
    /// Ids of views.
    case ids([String])
    case numbers([Double])
    case point(Point)
    case margin(Margin)
}

extension ParameterValue {
    /// Writes the value as a member.
    func write(_ name: StaticString, to writer: inout some FieldWriter) {
        switch self {
        case .number(let value): writer.number(name, value)
        case .boolean(let value): writer.boolean(name, value)
        case .token(let value): writer.string(name, value)
        case .ids(let values): writer.strings(name, values)
        case .numbers(let values): writer.numbers(name, values)
        case .point(let value): writer.model(name, value)
        case .margin(let value): value.write(name, to: &writer)
        }
    }
}
