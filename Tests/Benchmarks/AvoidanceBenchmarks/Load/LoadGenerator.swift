import Foundation

/// wrk, which asks a server the same thing over and over.
struct LoadGenerator {
    private static let path = "/usr/bin/wrk"

    private let script: TemporaryFile
    private let body: TemporaryFile
    private let mediaType: String

    init(_ body: [UInt8], _ mediaType: String = "application/json") throws {
        guard FileManager.default.isExecutableFile(atPath: Self.path) else {
            throw BenchmarkFailure.missing(program: Self.path, advice: "install Debian's package wrk")
        }
        script = try TemporaryFile(Data(PackageResources.load_lua))
        self.body = try TemporaryFile(Data(body))
        self.mediaType = mediaType
    }

    /// One thread of the generator; `keepsAlive` false opens a connection for each request.
    func run(
        _ server: ServerProcess,
        connections: Int = 16,
        seconds: Int,
        keepsAlive: Bool = true
    ) throws -> LoadResult {
        let before = server.processorTime
        let run = try CommandRun(
            Self.path,
            [
                "-t1", "-c\(connections)", "-d\(seconds)", "--timeout", "30", "-s", script.path,
                "http://127.0.0.1:\(server.port)/v1/adjustments", "--", body.path, mediaType,
                keepsAlive ? "keep" : "close",
            ]
        )
        let after = server.processorTime
        guard after >= before else {
            throw BenchmarkFailure.answer("the server at port \(server.port) ended under load")
        }
        let line = run.output.split(separator: "\n").last { $0.hasPrefix("figures ") } ?? ""
        let numbers = line.split(separator: " ").dropFirst().compactMap { Double($0) }
        guard numbers.count == 5, numbers[0] > 0 else {
            throw BenchmarkFailure.answer("wrk counted no requests: \(run.output)")
        }
        return LoadResult(
            requests: numbers[0],
            requestsPerSecond: numbers[0] / (numbers[1] / 1_000_000),
            errors: Int(numbers[2]),
            processorMicroseconds: Double(after - before) / 1000 / numbers[0],
            medianMicroseconds: numbers[3],
            lateMicroseconds: numbers[4]
        )
    }
}
