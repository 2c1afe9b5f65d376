import Foundation
import Testing

/// The `curl` program.
enum Curl {
    struct Reply {
        /// 0 where there was no answer.
        let status: Int
        let fields: [(name: String, value: String)]
        let body: String
        let exitCode: Int32

        func value(_ name: String) -> String? { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
    }

    /// Asks for a URL.
    static func ask(_ url: String, _ arguments: String...) async throws -> Reply {
        let directory = try TemporaryDirectory()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/curl")
        process.arguments =
            [
                "--silent", "--max-time", "10", "--dump-header", directory.path("head"), "--output",
                directory.path("body"),
            ]
            + arguments + [url]
        process.environment = ["PATH": "/usr/bin:/bin"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try #require(try await Waiting.until(within: 15) { !process.isRunning })
        let head = (try? String(contentsOf: directory.url("head"), encoding: .utf8)) ?? ""
        let body = (try? String(contentsOf: directory.url("body"), encoding: .utf8)) ?? ""
        let lines = head.split(separator: "\r\n")
        let fields = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
            let parts = line.split(separator: ":", maxSplits: 1)
            return parts.count == 2 ? (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces)) : nil
        }
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return Reply(status: status, fields: fields, body: body, exitCode: process.terminationStatus)
    }
}
