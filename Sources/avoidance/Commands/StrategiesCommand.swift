internal import AvoidanceModels
internal import JSONCoding

/// `avoidance strategies`: lists the strategies, or describes one.
struct StrategiesCommand: NamedCommand, Equatable {
    /// Nil for all.
    let name: String?
    let server: ServerAddress?
    let printsJSON: Bool

    static let synopsis = Synopsis(
        name: "strategies",
        summary: "List the strategies with their sources, or describe one with its formula, faults and parameters.",
        operands: [.strategy],
        options: [.json, .server]
    )

    init(_ arguments: Arguments) throws(UsageError) {
        name = arguments.operand(.strategy)
        server = try ServerAddress(optional: arguments.value(.server))
        printsJSON = arguments.has(.json)
    }

    func run() async throws(Failure) -> Outcome {
        let catalogue = try await ServiceDocument(path: "/v1/strategies") { StrategyCatalogue() }.read(from: server)
        guard let name else {
            return Outcome(output: printsJSON ? .json(catalogue.json) : .lines(catalogue.model.lines))
        }
        let strategies = catalogue.model.strategies
        guard let strategy = strategies.first(where: { $0.name.rawValue == name }) else {
            throw .usage(.unknownStrategy(name, known: strategies.map(\.name.rawValue)))
        }
        return Outcome(output: printsJSON ? .json(JSONEncoding.encode(strategy)) : .lines(strategy.lines))
    }
}
