import AvoidanceModels

/// What `openapi.yaml` says of the strategies, made from their declarations.
enum StrategySchemas {
    /// The schema of the strategies' names, and one for the policies of each strategy that has parameters.
    static var schemas: [String] {
        let names = StrategyName.allCases.map { "        - \($0.rawValue)" }
        return [
            "    StrategyName:",
            "      description: The rule that answers; `GET /v1/strategies` describes each.",
            "      type: string",
            "      enum:",
        ] + names + plainPolicy + parametrized.flatMap(policy)
    }

    /// The kinds of policies.
    static var policies: [String] {
        ([plainName] + parametrized.map(schemaName)).map { "        - \(reference(to: $0))" }
    }

    private static let plainName = "PlainPolicy"

    private static var parametrized: [StrategyDescription] {
        StrategyCatalogue().strategies.filter { !$0.parameters.isEmpty }
    }

    private static func schemaName(of strategy: StrategyDescription) -> String {
        let name = strategy.name.rawValue
        return name.prefix(1).uppercased() + name.dropFirst() + "Policy"
    }

    /// The policies of the strategies that have no parameters; the default is one of them.
    private static var plainPolicy: [String] {
        let names = StrategyCatalogue().strategies.filter(\.parameters.isEmpty).map(\.name.rawValue)
        return [
            "",
            "    \(plainName):",
            "      description: A policy by a strategy without parameters of its own.",
            "      type: object",
            "      additionalProperties: false",
            "      properties:",
            "        strategy:",
            "          type: string",
            "          enum: [\(names.joined(separator: ", "))]",
            "          default: \(Policy().strategy.rawValue)",
        ] + members
    }

    private static func policy(by strategy: StrategyDescription) -> [String] {
        [
            "",
            "    \(schemaName(of: strategy)):",
            "      description: A policy by `\(strategy.name.rawValue)`, with its parameters.",
            "      type: object",
            "      additionalProperties: false",
            "      required: [strategy]",
            "      properties:",
            "        strategy:",
            "          type: string",
            "          const: \(strategy.name.rawValue)",
        ] + strategy.parameters.flatMap(lines) + members
    }

    /// What every policy may have.
    private static var members: [String] {
        PolicyMember.allCases.flatMap { member in
            [
                "        \(member.rawValue):",
                "          \(reference(to: "PolicyMembers/properties/\(member.rawValue)"))",
            ]
        }
    }

    private static func lines(_ parameter: ParameterDescription) -> [String] {
        let indentation = String(repeating: " ", count: 10)
        let type = type(of: parameter)
        let description = description(parameter.summary)
        let isReference = type.count == 1 && type[0].hasPrefix("$ref")
        let lines = (isReference ? type + description : description + type) + standard(of: parameter)
        return ["        \(parameter.name):"] + lines.map { indentation + $0 }
    }

    private static func description(_ text: String) -> [String] {
        let line = "description: \(text)"
        if line.count <= 110, !text.contains(": ") { return [line] }
        return ["description: |"] + Paragraph.lines(text, width: 108).map { "  " + $0 }
    }

    private static func type(of parameter: ParameterDescription) -> [String] {
        switch parameter.type {
        case .number: number(parameter)
        case .boolean: ["type: boolean"]
        case .token: ["type: string", "enum: [\((parameter.values ?? []).joined(separator: ", "))]"]
        case .ids: ["type: array", "items:", "  type: string"]
        case .numbers: ["type: array", "items:"] + number(parameter).map { "  " + $0 }
        case .point: [reference(to: "Point")]
        case .margin: margin(parameter)
        }
    }

    /// The common ranges have schemas of their own.
    private static func number(_ parameter: ParameterDescription) -> [String] {
        let (minimum, maximum) = (parameter.minimum ?? -.infinity, parameter.maximum ?? .infinity)
        switch NumberRule(minimum, maximum) {
        case .size: return [reference(to: "Length")]
        case .coordinate: return [reference(to: "Coordinate")]
        default: return ["type: number", "minimum: \(text(minimum))", "maximum: \(text(maximum))"]
        }
    }

    private static func margin(_ parameter: ParameterDescription) -> [String] {
        guard case .margin(let standard)? = parameter.standard else { return [] }
        let edges = [("top", standard.top), ("bottom", standard.bottom)].flatMap { name, value in
            ["      \(name):", "        " + reference(to: "Length"), "        default: \(text(value))"]
        }
        return ["oneOf:", "  - " + reference(to: "Length"), "  - type: object", "    additionalProperties: false"]
            + ["    properties:"] + edges
    }

    private static func reference(to schema: String) -> String { "$ref: \"#/components/schemas/\(schema)\"" }

    private static func standard(of parameter: ParameterDescription) -> [String] {
        switch parameter.standard {
        case .number(let number)?: ["default: \(text(number))"]
        case .boolean(let flag)?: ["default: \(flag)"]
        case .token(let name)?: ["default: \(name)"]
        case .margin(let margin)? where margin.top == margin.bottom: ["default: \(text(margin.top))"]
        case .margin(let margin)?: ["default: {top: \(text(margin.top)), bottom: \(text(margin.bottom))}"]
        // None of the parameters has a default of another kind.
        case .ids?, .numbers?, .point?, nil: []
        }
    }

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
