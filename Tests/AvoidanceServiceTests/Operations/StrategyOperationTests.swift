import AvoidanceModels
import Foundation
import HTTPCore
import Testing

@Suite("GET /v1/strategies")
struct StrategyOperationTests {
    /// A parameter as the list has it, its default as JSON.
    struct Parameter: Sendable, CustomTestStringConvertible {
        let strategy: String
        let description: ParameterDescription
        let standard: String?

        var testDescription: String { "\(description.name) of \(strategy)" }
    }

    private static func strategies() throws -> [StrategyDescription] {
        try Service.document(Service.get("/v1/strategies"), as: StrategyCatalogue.self).strategies
    }

    private static func parameters() throws -> [Parameter] {
        let json = try JSONSerialization.jsonObject(with: Data(Service.get("/v1/strategies").content))
        let list = try #require((json as? [String: Any])?["strategies"] as? [[String: Any]])
        return try zip(strategies(), list).flatMap { strategy, object in
            let parameters = try #require(object["parameters"] as? [[String: Any]])
            return try zip(strategy.parameters, parameters).map { description, parameter in
                let standard = try parameter["default"].map {
                    String(
                        decoding: try JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed),
                        as: UTF8.self
                    )
                }
                return Parameter(strategy: strategy.name.rawValue, description: description, standard: standard)
            }
        }
    }

    /// A body whose policy has a strategy and one parameter.
    private func body(_ parameter: Parameter, _ value: String) -> String {
        Body.form(rest: #","policy":{"strategy":"\#(parameter.strategy)","\#(parameter.description.name)":\#(value)}"#)
    }

    @Test("lists every strategy once, automatic first, with all that is known of it")
    func all() throws {
        let strategies = try Self.strategies()
        #expect(strategies == StrategyCatalogue().strategies)
        #expect(strategies.map(\.name) == StrategyName.allCases)
        #expect(strategies.first?.name == .automatic)
        for strategy in strategies {
            let texts = [strategy.source, strategy.summary, strategy.formula] + strategy.parameters.map(\.summary)
            #expect(texts.allSatisfy { !$0.isEmpty }, "\(strategy.name)")
            #expect(strategy.name == .automatic || !strategy.knownFaults.isEmpty, "\(strategy.name)")
            #expect(Set(strategy.members).isSubset(of: PolicyMember.allCases.map(\.rawValue)))
        }
    }

    @Test("gives defaults that change nothing when they are written out", arguments: try parameters())
    func standard(parameter: Parameter) throws {
        guard let standard = parameter.standard else { return }
        let plain = try Service.answer(Body.form(rest: #","policy":{"strategy":"\#(parameter.strategy)"}"#))
        #expect(try Service.answer(body(parameter, standard)) == plain)
    }

    @Test("gives types that are what is taken", arguments: try parameters())
    func types(parameter: Parameter) throws {
        let (right, wrong) =
            switch parameter.description.type {
            case .number: ("1", "true")
            case .boolean: ("true", "1")
            case .token: (#""\#(try #require(parameter.description.values?.last))""#, #""nonesuch""#)
            case .ids: (#"["form"]"#, #""form""#)
            case .numbers: ("[1, 2]", #"["1"]"#)
            case .point: (#"{"x": 1, "y": 2}"#, "[1, 2]")
            case .margin: (#"{"top": 1, "bottom": 2}"#, #"{"left": 1}"#)
            }
        #expect(try !Service.answer(body(parameter, right)).warnings.contains { $0.code == .policyMemberIgnored })
        let faults = try Service.faults(body(parameter, wrong))
        #expect(faults.count == 1)
        #expect(faults.first?.hasPrefix("/policy/\(parameter.description.name)") == true)
    }

    @Test("gives ranges that are those of the policy", arguments: try parameters())
    func ranges(parameter: Parameter) throws {
        let ends = [(parameter.description.minimum, -1), (parameter.description.maximum, 1)] as [(Double?, Double)]
        for (end, outwards) in ends {
            guard let end else { continue }
            let isList = parameter.description.type == .numbers
            let text = { (number: Double) in isList ? "[\(number)]" : "\(number)" }
            _ = try Service.answer(body(parameter, text(end)))
            #expect(try Service.faults(body(parameter, text(end + outwards))).count == 1)
        }
    }

    @Test("gives parameters that no strategy without them takes", arguments: try parameters())
    func others(parameter: Parameter) throws {
        let strategies = try Self.strategies().filter { strategy in
            !strategy.parameters.contains { $0.name == parameter.description.name }
        }
        for strategy in strategies {
            let name = parameter.description.name
            let faults = try Service.faults(
                Body.form(rest: #","policy":{"strategy":"\#(strategy.name.rawValue)","\#(name)":0}"#)
            )
            #expect(faults.first?.hasPrefix("/policy/\(name): unknown member") == true)
        }
    }

    @Test("warns of the policy's members that a strategy does not list", arguments: try strategies())
    func members(strategy: StrategyDescription) throws {
        let others = [
            "margin": "9", "insetMode": #""add""#, "restore": #""stay""#, "movesRoot": "false",
            "floating": #""ignore""#,
            "keepVisible": #"["form"]"#, "countsOtherApps": "true", "insets": #""focused""#,
        ]
        #expect(Set(others.keys) == Set(PolicyMember.allCases.map(\.rawValue)))
        for (member, value) in others {
            let policy = #"{"strategy":"\#(strategy.name.rawValue)","\#(member)":\#(value)}"#
            let warnings = try Service.answer(Body.form(rest: #","policy":\#(policy)"#)).warnings
            let isIgnored = warnings.contains {
                $0.code == .policyMemberIgnored && $0.message.contains("policy.\(member)")
            }
            #expect(isIgnored == !strategy.members.contains(member), "\(member)")
        }
    }

    @Test("gives 304 to a client that has the list")
    func notModified() throws {
        let tag = try #require(Service.get("/v1/strategies").fields.text("ETag"))
        let fields = HeaderFields([("Host", "localhost"), ("If-None-Match", tag)])
        let head = RequestHead(method: .get, target: Array("/v1/strategies".utf8), fields: fields)
        #expect(Service.application.respond(to: head).status == .notModified)
    }
}
