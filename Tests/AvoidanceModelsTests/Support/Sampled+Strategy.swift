import AvoidanceModels

extension ParameterDescription: Sampled {
    static func sample(_ generator: inout Generator) -> ParameterDescription {
        var parameter = ParameterDescription(
            name: generator.text(),
            type: generator.token(ParameterKind.self),
            summary: generator.text()
        )
        parameter.minimum = generator.optional { $0.coordinate() }
        parameter.maximum = generator.optional { $0.coordinate() }
        parameter.values = parameter.type == .token ? ["min", "max"] : nil
        parameter.standard = generator.optional { generator in
            switch parameter.type {
            case .number: .number(generator.coordinate())
            case .boolean: .boolean(generator.flip())
            case .token: .token(generator.element(["min", "max"]))
            case .ids: .ids(generator.list { $0.text() })
            case .numbers: .numbers(generator.list { $0.coordinate() })
            case .point: .point(.sample(&generator))
            case .margin: .margin(.sample(&generator))
            }
        }
        return parameter
    }
}

extension StrategyDescription: Sampled {
    static func sample(_ generator: inout Generator) -> StrategyDescription {
        StrategyDescription(
            name: generator.token(StrategyName.self),
            source: generator.text(),
            summary: generator.text(),
            formula: generator.text(),
            ignores: generator.list { $0.text() },
            knownFaults: generator.list { $0.text() },
            members: generator.list { $0.text() },
            parameters: generator.list(ParameterDescription.sample)
        )
    }
}

extension StrategyCatalogue: Sampled {
    static func sample(_ generator: inout Generator) -> StrategyCatalogue {
        var catalogue = StrategyCatalogue()
        if generator.flip() { catalogue.strategies = generator.list(StrategyDescription.sample) }
        return catalogue
    }
}
