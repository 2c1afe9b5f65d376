import AvoidanceModels
import Testing

/// Compares what the documents say of the strategies with the code; with `WRITE_DOCUMENTS=1` it writes it instead.
@Suite("Generated parts of the documents", .serialized)
struct GeneratedDocumentTests {
    private static func parts() throws -> [GeneratedPart] {
        [
            GeneratedPart(file: "README.md", name: "strategies", lines: StrategyTable.lines),
            GeneratedPart(file: "README.md", name: "situations", lines: try SituationTable.lines()),
            GeneratedPart(file: "openapi.yaml", name: "strategies", lines: StrategySchemas.schemas),
            GeneratedPart(file: "openapi.yaml", name: "policies", lines: StrategySchemas.policies),
        ]
    }

    @Test("say what the code says", arguments: try parts())
    func comparison(part: GeneratedPart) throws {
        if GeneratedPart.writes {
            try part.write()
        } else {
            #expect(try part.found() == part.lines)
        }
    }
}
