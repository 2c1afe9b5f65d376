import AvoidanceModels
import JSONCoding
import Testing

@Suite("Catalogue of strategies")
struct StrategyCatalogueTests {
    @Test("describes every strategy under its own name", arguments: StrategyName.allCases)
    func complete(strategy: StrategyName) {
        let declaration = strategy.declaration
        #expect(declaration.name == strategy)
        #expect(!declaration.source.isEmpty)
        #expect(declaration.summary.hasSuffix("."))
        #expect(!declaration.formula.isEmpty)
        for sentence in declaration.ignores + declaration.knownFaults + declaration.parameters.map(\.summary) {
            #expect(sentence.hasSuffix("."), "\(sentence)")
        }
    }

    @Test("names each parameter once, and none like a general member", arguments: StrategyName.allCases)
    func names(strategy: StrategyName) {
        let names = strategy.declaration.parameters.map(\.key)
        let general = PolicyMember.allCases.map(\.rawValue) + ["strategy"]
        #expect(Set(names).count == names.count)
        #expect(Set(names).isDisjoint(with: general))
    }

    @Test("gives each parameter a default that it may have", arguments: StrategyName.allCases)
    func defaults(strategy: StrategyName) throws {
        for parameter in strategy.declaration.parameters where parameter.standard != nil {
            let description = parameter.description
            let read = try JSONDecoding.decode(ParameterDescription.self, from: JSONEncoding.encode(description))
            #expect(read.standard == parameter.standard, "\(parameter.key)")
        }
    }

    @Test("is the same after writing and reading")
    func roundTrip() throws {
        let catalogue = StrategyCatalogue()
        #expect(catalogue.strategies.map(\.name) == StrategyName.allCases)
        #expect(try JSONDecoding.decode(StrategyCatalogue.self, from: JSONEncoding.encode(catalogue)) == catalogue)
    }
}
