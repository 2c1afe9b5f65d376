import AvoidanceModels
import Foundation
import JSONCoding
import Testing

@Suite("The public JSON parsing suite")
struct ParsingSuiteTests {
    private static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "Fixtures/json-parsing"
    )

    private static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".json") }.sorted()
    }

    /// Whether the text is taken for JSON, whatever it holds.
    private func isWellFormed(_ name: String) throws -> Bool {
        let bytes = [UInt8](try Data(contentsOf: ParsingSuiteTests.directory.appending(path: name)))
        do {
            _ = try JSONDecoding.decode(Shape.self, from: bytes)
            return true
        } catch JSONError.malformed {
            return false
        } catch {
            return true
        }
    }

    @Test("has all its files")
    func count() throws {
        #expect(try ParsingSuiteTests.names().count == 318)
    }

    @Test("refuses what must be refused and takes what must be taken", arguments: try names())
    func verdict(name: String) throws {
        let isWellFormed = try isWellFormed(name)
        switch name.prefix(2) {
        case "y_": #expect(isWellFormed)
        case "n_": #expect(!isWellFormed)
        default: break
        }
    }
}
