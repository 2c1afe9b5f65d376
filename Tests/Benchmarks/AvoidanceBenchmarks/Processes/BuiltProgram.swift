import Foundation

/// What the package builds beside the benchmarks.
enum BuiltProgram: String {
    case server = "avoidance-server"
    case client = "avoidance"
    case benchmarks = "avoidance-benchmarks"
    case rawResponder = "raw-responder"
    case allocationCounter = "libAllocationCounter.so"

    func path() throws -> String {
        let own = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        let path = own.deletingLastPathComponent().appending(path: rawValue).path
        guard FileManager.default.fileExists(atPath: path) else {
            throw BenchmarkFailure.missing(program: path, advice: "run swift build --configuration release first")
        }
        return path
    }
}
