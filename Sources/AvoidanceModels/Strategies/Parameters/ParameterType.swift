/// What a strategy's parameter may be.
package enum ParameterType: Sendable, Equatable {
    case number(NumberRule)
    case boolean
    /// One of these names.
    case token([String])
    /// An array of views' ids.
    case ids
    case numbers(NumberRule)
    /// `{"x": 0, "y": 0}`.
    case point
    /// One number, or `{"top": 0, "bottom": 0}`; an edge left out is that of `standard`.
    case margin(standard: Margin)
}

extension ParameterType {
    /// Reads a member of this type; nil when it is absent or wrong.
    func read(_ name: StaticString, from reader: inout some FieldReader) -> ParameterValue? {
        switch self {
        case .number(let rule): reader.number(name, rule).map { .number($0) }
        case .boolean: reader.boolean(name).map { .boolean($0) }
        case .token(let known): ParameterType.readToken(name, of: known, from: &reader)
        case .ids: reader.strings(name).map { .ids($0) }
        case .numbers(let rule): reader.numbers(name, rule).map { .numbers($0) }
        case .point: reader.model(name, as: Point.self).map { .point($0) }
        case .margin(let standard): Margin(name, from: &reader, standard: standard).map { .margin($0) }
        }
    }

    private static func readToken(
        _ name: StaticString,
        of known: [String],
        from reader: inout some FieldReader
    ) -> ParameterValue? {
        guard let text = reader.string(name) else { return nil }
        if known.contains(text) { return .token(text) }
        reader.fault(name, FaultText.unknownToken(text, known: known))
        return nil
    }
}
