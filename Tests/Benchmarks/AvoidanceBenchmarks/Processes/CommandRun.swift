import Foundation

/// A program that was run to its end.
struct CommandRun {
    let output: String

    /// An exit code other than 0 is a failure; `environment` is added to this process's own.
    init(_ path: String, _ arguments: [String], _ environment: [String: String] = [:]) throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        output = String(decoding: bytes, as: UTF8.self)
        guard process.terminationStatus == 0 else {
            throw BenchmarkFailure.ended(
                program: path,
                code: process.terminationStatus,
                said: String(output.suffix(1000))
            )
        }
    }
}
