/// What a parameter of a strategy is called on the wire, what it may be, and what it means.
package struct ParameterDeclaration: Sendable {
    /// The policy's member.
    package let name: StaticString
    /// The same, to compare with.
    package let key: String
    package let type: ParameterType
    /// The value where the policy has none; nil for a parameter that is absent then.
    package let standard: ParameterValue?
    /// One sentence for people.
    package let summary: String

    package init(name: StaticString, type: ParameterType, standard: ParameterValue?, summary: String) {
        self.name = name
        key = name.description
        self.type = type
        self.standard = standard
        self.summary = summary
    }
}

extension ParameterDeclaration {
    /// The declaration as the list of strategies has it.
    package var description: ParameterDescription {
        var description = ParameterDescription(name: key, type: .number, summary: summary)
        description.standard = standard
        switch type {
        case .number(let rule):
            description.setRange(rule)
        case .boolean:
            description.type = .boolean
        case .token(let names):
            description.type = .token
            description.values = names
        case .ids:
            description.type = .ids
        case .numbers(let rule):
            description.type = .numbers
            description.setRange(rule)
        case .point:
            description.type = .point
        case .margin:
            description.type = .margin
        }
        return description
    }
}
