/// The answer of `GET /v1/strategies`: every strategy, `automatic` first.
@usableFromInline
package struct StrategyCatalogue: WireModel, Equatable {
    package var strategies: [StrategyDescription]

    /// All that there are.
    package init() {
        strategies = StrategyName.allCases.map(\.declaration.description)
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        strategies = reader.models("strategies", as: StrategyDescription.self) ?? []
        reader.reportMissing("strategies", "an array")
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.models("strategies", strategies)
    }
}
