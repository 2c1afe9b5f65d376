import AvoidanceModels
import Foundation
import JSONCoding
import Testing

@Suite("Policies of strategies")
struct StrategyPolicyTests {
    private func decode(_ json: String) throws -> Policy {
        try JSONDecoding.decode(Policy.self, from: Array(json.utf8))
    }

    private func faults(_ json: String) -> [Fault] {
        do {
            _ = try decode(json)
            return []
        } catch JSONError.invalid(let faults, _) {
            return faults
        } catch {
            return [Fault(pointer: "", detail: "malformed")]
        }
    }

    @Test("read a strategy's own members, and their defaults where they are left out")
    func parameters() throws {
        typealias Parameters = ReactNativeKeyboardAvoidingViewParameters
        let policy = try decode(
            #"{"strategy":"reactNativeKeyboardAvoidingView","views":["a","b"],"behavior":"height","platform":"android"}"#
        )
        #expect(policy[Parameters.views] == ["a", "b"])
        #expect(policy[Parameters.behavior] == .height)
        #expect(policy[Parameters.platform] == .android)
        #expect(policy[Parameters.keyboardVerticalOffset] == 0)
        #expect(!policy[Parameters.prefersCrossFadeTransitions])
    }

    @Test("keep their members through writing and reading", arguments: StrategyName.allCases)
    func roundTrip(strategy: StrategyName) throws {
        var policy = Policy(strategy: strategy)
        for parameter in strategy.declaration.parameters {
            let value = "\(try Self.json(of: parameter))"
            policy = try decode(#"{"strategy":"\#(strategy.rawValue)","\#(parameter.key)":\#(value)}"#)
            #expect(policy.parameters != PolicyParameters(), "\(parameter.key)")
            #expect(try decode(String(decoding: JSONEncoding.encode(policy), as: UTF8.self)) == policy)
        }
        #expect(try decode(String(decoding: JSONEncoding.encode(policy), as: UTF8.self)) == policy)
    }

    /// A value that a parameter may have.
    private static func json(of parameter: ParameterDeclaration) throws -> String {
        switch parameter.type {
        case .number(let rule): "\(rule.minimum)"
        case .boolean: "true"
        case .token(let names): "\"\(try #require(names.last))\""
        case .ids: #"["a"]"#
        case .numbers(let rule): "[\(rule.maximum), \(rule.minimum)]"
        case .point: #"{"x": 1, "y": 2}"#
        case .margin: #"{"top": 1, "bottom": 2}"#
        }
    }

    @Test("refuse values outside of a parameter's declaration")
    func wrongValues() {
        let wrong = faults(
            """
            {"strategy": "reactNativeKeyboardAvoidingView", "behavior": "paddin", "keyboardVerticalOffset": 1e8,
             "prefersCrossFadeTransitions": 1, "views": "a"}
            """
        )
        #expect(
            wrong.map(\.pointer) == [
                "/behavior", "/keyboardVerticalOffset", "/prefersCrossFadeTransitions", "/views",
            ]
        )
        #expect(wrong.first?.detail.hasSuffix("did you mean padding?") == true)
    }

    @Test("refuse another strategy's members, and name the nearest of its own")
    func unknownMembers() {
        #expect(faults(#"{"behavior": "padding"}"#).map(\.pointer) == ["/behavior"])
        #expect(faults(#"{"strategy": "rxKeyboard", "behavior": "padding"}"#).map(\.pointer) == ["/behavior"])
        let misspelt = faults(#"{"strategy": "collectionViewCell", "scopedToCel": true}"#)
        #expect(misspelt.map(\.detail) == ["unknown member; did you mean scopedToCell?"])
    }

    @Test("warn of general members that the original lacks, where they are not the default")
    func ignoredMembers() throws {
        let list = View.list(Scenario.whole, content: 2000, [.field(Rect(0, 600, 200, 40))])
        let scenario = Scenario([list]).by(.rxKeyboard)
        #expect(scenario.answer().warnings == [])
        let asked = scenario.by(.rxKeyboard) {
            $0.margin = Margin(top: 8, bottom: 9)
            $0.movesRoot = false
        }
        #expect(
            asked.answer().warnings == [
                Warning(.policyMemberIgnored, "The strategy rxKeyboard does not know policy.margin, policy.movesRoot.")
            ]
        )
        let css = scenario.by(.cssScrollIntoView) { $0.margin = Margin(top: 8, bottom: 9) }
        #expect(css.answer().warnings == [])
    }
}
