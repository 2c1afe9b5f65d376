import AvoidanceModels
import JSONCoding
import Testing

@testable import avoidance

@Suite("The command strategies")
struct StrategiesCommandTests {
    @Test("lists every strategy with its source")
    func list() async throws {
        let run = try await ClientRun("strategies")
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == StrategyName.allCases.count)
        for (line, strategy) in zip(lines, StrategyName.allCases) {
            #expect(line.hasPrefix(strategy.rawValue + "  "))
            #expect(line.hasSuffix(strategy.declaration.source))
        }
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test(
        "describes each with all that is known of it, on lines of at most 100 columns",
        arguments: StrategyName.allCases
    )
    func one(strategy: StrategyName) async throws {
        let run = try await ClientRun("strategies", strategy.rawValue)
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.unicodeScalars.count <= 100 })
        let words = Set(run.output.split { $0 == " " || $0 == "\n" })
        let declaration = strategy.declaration
        let texts =
            [strategy.rawValue, declaration.source, declaration.summary, declaration.formula]
            + declaration.ignores + declaration.knownFaults + declaration.parameters.map(\.summary)
        for text in texts {
            #expect(words.isSuperset(of: text.split(separator: " ")), "\(text)")
        }
        for parameter in declaration.parameters {
            #expect(lines.contains { $0.contains("\(parameter.key): ") })
        }
    }

    @Test("prints one as JSON, or the list as the service has it")
    func json() async throws {
        let list = try await ClientRun("strategies", "--json")
        #expect(Array(list.output.utf8) == JSONEncoding.encode(StrategyCatalogue()) + [UInt8(ascii: "\n")])
        let one = try await ClientRun("strategies", "flutter", "--json")
        let description = try JSONDecoding.decode(StrategyDescription.self, from: Array(one.output.utf8))
        #expect(description == StrategyName.flutter.declaration.description)
    }

    @Test("exits with 64 on a name that no strategy has")
    func unknown() async throws {
        let run = try await ClientRun("strategies", "fluter")
        #expect(run.errors == "avoidance: unknown strategy \"fluter\"; did you mean flutter?\nTry avoidance help.\n")
        #expect(run.output == "")
        #expect(run.status == 64)
    }

    @Test("asks a server for the list, and prints what it sent")
    func server() async throws {
        let description = StrategyDescription(
            name: .compose,
            source: "Elsewhere",
            summary: "s",
            formula: "f",
            ignores: [],
            knownFaults: [],
            members: [],
            parameters: []
        )
        var catalogue = StrategyCatalogue()
        catalogue.strategies = [description]
        let body = " " + String(decoding: JSONEncoding.encode(catalogue), as: UTF8.self) + "\n"
        let stub = try StubServer(StubServer.reply("200 OK", "application/json", body))
        #expect(try await ClientRun("strategies", "--server", stub.url).output == "compose  Elsewhere\n")
        #expect(try await ClientRun("strategies", "--json", "--server", stub.url).output == body)
        #expect(try await ClientRun("strategies", "flutter", "--server", stub.url).status == 64)
        #expect(stub.requests.count == 3)
        #expect(stub.requests.allSatisfy { $0.hasPrefix("GET /v1/strategies HTTP/1.1\r\n") })
    }

    @Test("exits with 69 when a server refuses, since there is no input to blame")
    func refusal() async throws {
        let problem = StubServer.reply("400 Bad Request", "application/problem+json", #"{"detail":"No."}"#)
        let stub = try StubServer(problem)
        let run = try await ClientRun("strategies", "--server", stub.url)
        #expect(run.errors == "avoidance: \(stub.url): answered 400, No.\n")
        #expect(run.status == 69)
    }
}
