/// A strategy in the list of strategies.
@usableFromInline
package struct StrategyDescription: WireModel, Equatable {
    package var name: StrategyName
    /// Whose rule it is, with the version.
    package var source: String
    /// One paragraph for people.
    package var summary: String
    /// The rule in one line.
    package var formula: String
    /// What the original does that the answer leaves out.
    package var ignores: [String]
    /// What it is known to get wrong.
    package var knownFaults: [String]
    /// The policy's members that it knows beside its own parameters.
    package var members: [String]
    /// Its own members of the policy.
    package var parameters: [ParameterDescription]

    package init(
        name: StrategyName,
        source: String,
        summary: String,
        formula: String,
        ignores: [String],
        knownFaults: [String],
        members: [String],
        parameters: [ParameterDescription]
    ) {
        self.name = name
        self.source = source
        self.summary = summary
        self.formula = formula
        self.ignores = ignores
        self.knownFaults = knownFaults
        self.members = members
        self.parameters = parameters
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        name = reader.requiredToken("name", as: StrategyName.self, placeholder: .automatic)
        source = reader.requiredString("source")
        summary = reader.requiredString("summary")
        formula = reader.requiredString("formula")
        ignores = reader.strings("ignores") ?? []
        knownFaults = reader.strings("knownFaults") ?? []
        members = reader.strings("members") ?? []
        parameters = reader.models("parameters", as: ParameterDescription.self) ?? []
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.token("name", name)
        writer.string("source", source)
        writer.string("summary", summary)
        writer.string("formula", formula)
        writer.strings("ignores", ignores)
        writer.strings("knownFaults", knownFaults)
        writer.strings("members", members)
        writer.models("parameters", parameters)
    }
}
