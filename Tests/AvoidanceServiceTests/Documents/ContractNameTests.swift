import AvoidanceModels
import HTTPCore
import LayoutImport
import Testing

@Suite("The contract's names")
struct ContractNameTests {
    @Test(
        "are those that the service knows, in the same order",
        arguments: [
            ("warning codes", WarningCode.allCases.map(\.rawValue)),
            ("event types", EventType.allCases.map(\.rawValue)),
            ("event types of a timeline", EventType.allCases.map(\.rawValue) + ["userDidScroll"]),
            ("strategies", StrategyName.allCases.map(\.rawValue)),
            ("formats of dumps", DumpFormat.allCases.map(\.rawValue)),
            ("warning codes of an import", ImportWarningCode.allCases.map(\.rawValue)),
        ]
    )
    func lists(what: String, names: [String]) {
        let contract = String(decoding: Service.get("/openapi.yaml").content, as: UTF8.self)
        let lists = contract.split(separator: "enum:\n").dropFirst().map { rest in
            rest.split(separator: "\n").map { $0.drop { $0 == " " } }.prefix { $0.hasPrefix("- ") }.map {
                $0.dropFirst(2)
            }
        }
        #expect(lists.contains { $0.map(String.init) == names })
    }

    @Test(
        "are those that the service knows, in one line",
        arguments: [
            PolicyMember.allCases.map(\.rawValue), KeyboardPlacement.allCases.map(\.rawValue),
            Limit.allCases.map(\.rawValue) + ["null"], ParameterKind.allCases.map(\.rawValue),
            InsetMode.allCases.map(\.rawValue), RestoreMode.allCases.map(\.rawValue),
            FloatingMode.allCases.map(\.rawValue), InsetScope.allCases.map(\.rawValue),
        ]
    )
    func lines(names: [String]) {
        let contract = String(decoding: Service.get("/openapi.yaml").content, as: UTF8.self)
        #expect(contract.contains("enum: [\(names.joined(separator: ", "))]\n"))
    }
}
