import AvoidanceModels
import Foundation
import Testing

@Suite("The README's table of the policy's members")
struct ReadmePolicyTests {
    @Test("has every member that belongs to no one strategy, in the order of the contract")
    func members() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../README.md").standardized
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let section = lines.drop { $0 != "### The policy" }.dropFirst().prefix { !$0.hasPrefix("#") }
        let names = section.filter { $0.hasPrefix("| `") }.map { $0.split(separator: "`")[1] }
        #expect(names.map(String.init) == ["strategy"] + PolicyMember.allCases.map(\.rawValue))
    }
}
