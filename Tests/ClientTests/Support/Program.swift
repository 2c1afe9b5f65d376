import Foundation
import Testing

/// The built program, started as a process of its own.
enum Program {
    /// What a run left.
    struct Run {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Runs it to its end; `output` takes the place of a file for standard output.
    static func run(_ arguments: [String], input: String = "", output: FileHandle? = nil) async throws -> Run {
        let directory = try TemporaryDirectory()
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingAtPath: directory.file("input", input))
        let outputFile = try FileHandle(forWritingAtPath: directory.file("output", ""))
        process.standardOutput = output ?? outputFile
        process.standardError = try FileHandle(forWritingAtPath: directory.file("errors", ""))
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        #expect(process.terminationReason == .exit)
        return Run(
            status: process.terminationStatus,
            output: try String(contentsOfFile: directory.path("output"), encoding: .utf8),
            errors: try String(contentsOfFile: directory.path("errors"), encoding: .utf8)
        )
    }

    static func run(_ arguments: String..., input: String = "") async throws -> Run {
        try await run(arguments, input: input)
    }

    /// It is built into the directory of the test bundle.
    static var url: URL? {
        Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("avoidance")
    }
}
