/// What the command line asks for.
struct Invocation {
    var names: Set<String> = []
    var json: String?
    var earlier: String?
    var rounds = 5

    static let usage = "usage: avoidance-benchmarks [NAME ...] [--rounds N] [--json FILE] [--compare FILE]"

    init(_ arguments: ArraySlice<String>, names known: [String]) throws {
        var rest = arguments
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": json = try Self.value(of: argument, &rest)
            case "--compare": earlier = try Self.value(of: argument, &rest)
            case "--rounds":
                let text = try Self.value(of: argument, &rest)
                guard let number = Int(text), (1...1000).contains(number) else {
                    throw BenchmarkFailure.usage("--rounds takes a number from 1 to 1000, not \(text)")
                }
                rounds = number
            case _ where known.contains(argument): names.insert(argument)
            default:
                throw BenchmarkFailure.usage("\(argument)? \(Self.usage)\nNAME is \(known.joined(separator: ", "))")
            }
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw BenchmarkFailure.usage("\(option) takes a value") }
        return value
    }
}
