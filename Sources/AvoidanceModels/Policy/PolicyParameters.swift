/// The parameters that a policy gives its strategy, in the order of their declaration; the others have their defaults.
package struct PolicyParameters: Sendable, Equatable {
    /// Those that the policy has, by name.
    private var given: [Entry<ParameterValue>] = []

    package init() {}

    /// Reads the members that a strategy declares.
    init(of strategy: StrategyName, from reader: inout some FieldReader) {
        for declaration in strategy.declaration.parameters {
            if let value = declaration.type.read(declaration.name, from: &reader) {
                given.append(Entry(declaration.key, value))
            }
        }
    }

    /// Writes the members that a strategy declares.
    func write(of strategy: StrategyName, to writer: inout some FieldWriter) {
        for declaration in strategy.declaration.parameters {
            given.first { $0.name == declaration.key }?.value.write(declaration.name, to: &writer)
        }
    }

    /// The value of a parameter: its default where the policy has none.
    package subscript<Value>(_ parameter: Parameter<Value>) -> Value {
        get {
            let key = parameter.declaration.key
            return given.first { $0.name == key }.flatMap { Value($0.value) } ?? parameter.standard
        }
        set {
            let key = parameter.declaration.key
            given.removeAll { $0.name == key }
            if let value = newValue.parameterValue { given.append(Entry(key, value)) }
        }
    }
}
