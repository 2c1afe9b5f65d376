/// A parameter of a strategy: the key to read it with, and its declaration.
///
/// The declaration is the only one there is: it validates the policy's member, and the list of strategies and the
/// documents are made from it.
package struct Parameter<Value: ParameterContent>: Sendable {
    /// What it is called on the wire, and what it may be.
    package let declaration: ParameterDeclaration
    /// The value where the policy has none.
    package let standard: Value

    private init(_ name: StaticString, _ type: ParameterType, _ standard: Value, _ summary: String) {
        declaration = ParameterDeclaration(
            name: name,
            type: type,
            standard: standard.parameterValue,
            summary: summary
        )
        self.standard = standard
    }
}

extension Parameter where Value == Double {
    /// A number within a rule.
    package init(_ name: StaticString, _ rule: NumberRule, default standard: Double, _ summary: String) {
        self.init(name, .number(rule), standard, summary)
    }
}

extension Parameter where Value == Bool {
    /// True or false.
    package init(_ name: StaticString, default standard: Bool, _ summary: String) {
        self.init(name, .boolean, standard, summary)
    }
}

extension Parameter where Value: WireToken {
    /// One of the cases of an enum.
    package init(_ name: StaticString, default standard: Value, _ summary: String) {
        self.init(name, .token(Value.allCases.map(\.rawValue)), standard, summary)
    }
}

extension Parameter {
    /// One of the cases of an enum, or none.
    package init<Token: WireToken & ParameterContent>(
        _ name: StaticString,
        oneOf type: Token.Type,
        _ summary: String
    ) where Value == Token? {
        self.init(name, .token(type.allCases.map(\.rawValue)), nil, summary)
    }
}

extension Parameter where Value == [String]? {
    /// Ids of views; nil where the policy names none.
    package init(ids name: StaticString, _ summary: String) {
        self.init(name, .ids, nil, summary)
    }
}

extension Parameter where Value == [Double]? {
    /// Numbers within a rule; nil where the policy has none.
    package init(numbers name: StaticString, _ rule: NumberRule, _ summary: String) {
        self.init(name, .numbers(rule), nil, summary)
    }
}

extension Parameter where Value == Point? {
    /// A point; nil where the policy has none.
    package init(point name: StaticString, _ summary: String) {
        self.init(name, .point, nil, summary)
    }
}

extension Parameter where Value == Margin {
    /// One number for both edges, or one for each.
    package init(_ name: StaticString, default standard: Margin, _ summary: String) {
        self.init(name, .margin(standard: standard), standard, summary)
    }
}
