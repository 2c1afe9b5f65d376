/// What a strategy is, once for all: the list of strategies, the policy's validation and the documents are made from
/// it.
package struct StrategyDeclaration: Sendable {
    /// What it is called in `policy.strategy`.
    package let name: StrategyName
    /// Whose rule it is, with the version.
    package let source: String
    /// One paragraph for people.
    package let summary: String
    /// The rule in one line.
    package let formula: String
    /// What the original does that the answer leaves out.
    package let ignores: [String]
    /// What it is known to get wrong.
    package let knownFaults: [String]
    /// The policy's members that it knows beside its own parameters.
    package let members: [PolicyMember]
    /// Its own members of the policy.
    package let parameters: [ParameterDeclaration]

    package init(
        _ name: StrategyName,
        source: String,
        summary: String,
        formula: String,
        ignores: [String] = [],
        knownFaults: [String] = [],
        members: [PolicyMember] = [],
        parameters: [ParameterDeclaration] = []
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
}

extension StrategyDeclaration {
    /// The declaration as the list of strategies has it.
    package var description: StrategyDescription {
        StrategyDescription(
            name: name,
            source: source,
            summary: summary,
            formula: formula,
            ignores: ignores,
            knownFaults: knownFaults,
            members: members.map(\.rawValue),
            parameters: parameters.map(\.description)
        )
    }
}
