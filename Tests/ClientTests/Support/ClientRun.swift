@testable import avoidance

/// What a command left that was run in process.
struct ClientRun {
    let output: String
    let errors: String
    let status: Int32

    /// Runs the arguments; a text takes the place of the file that is called `FILE`.
    init(_ arguments: String..., file text: String = "") async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.file("input.json", text)
        let outcome = await Client.outcome(of: arguments.map { $0 == "FILE" ? path : $0 })
        output = String(decoding: outcome.output.bytes, as: UTF8.self)
        errors = String(decoding: outcome.errors.bytes, as: UTF8.self).replacing(path, with: "FILE")
        status = outcome.exitCode.rawValue
    }
}
