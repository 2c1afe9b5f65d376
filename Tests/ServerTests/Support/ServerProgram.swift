import Foundation
import Glibc
import Testing

/// The built server as a process of its own, with files for its output; it is killed when it is released.
final class ServerProgram {
    /// More than the tests have open at a time.
    private static let descriptors: Int32 = 1024

    private let id: pid_t
    private let directory: TemporaryDirectory
    /// What `waitpid` told of its end.
    private var status: Int32?

    /// Starts it; `preparation` is what a shell does before it becomes the server, and `descriptor` is the server's 3.
    init(
        _ arguments: [String],
        environment: [String: String] = [:],
        preparation: String = ":",
        descriptor: Int32? = nil
    ) throws {
        directory = try TemporaryDirectory()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, directory.path("output"), O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, directory.path("errors"), O_WRONLY | O_CREAT, 0o600)
        if let descriptor { posix_spawn_file_actions_adddup2(&actions, descriptor, 3) }
        for other in (descriptor == nil ? 3 : 4)..<min(getdtablesize(), Self.descriptors) {
            posix_spawn_file_actions_addclose(&actions, other)
        }
        let command = ["/bin/sh", "-c", "\(preparation); exec \"$0\" \"$@\"", Self.path] + arguments
        let variables = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        var argv = command.map { strdup($0) } + [nil]
        var envp = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var id: pid_t = 0
        try #require(posix_spawn(&id, "/bin/sh", &actions, nil, &argv, &envp) == 0)
        self.id = id
    }

    deinit {
        if !isOver {
            kill(id, SIGKILL)
            waitpid(id, nil, 0)
        }
    }

    /// What it has written to standard output so far.
    var output: String { (try? String(contentsOf: directory.url("output"), encoding: .utf8)) ?? "" }

    /// What it has written to standard error so far.
    var errors: String { (try? String(contentsOf: directory.url("errors"), encoding: .utf8)) ?? "" }

    func send(_ signal: Int32) { kill(id, signal) }

    var isOver: Bool {
        if status == nil {
            var status: Int32 = 0
            if waitpid(id, &status, WNOHANG) == id { self.status = status }
        }
        return status != nil
    }

    /// Waits until it listens, and returns where, as its report says it.
    func address() async throws -> String {
        var address: String?
        _ = try await Waiting.until {
            address = errors.firstMatch(of: /listening on (\S+)\n/).map { String($0.1) }
            return address != nil || isOver
        }
        return try #require(address, "the server did not start: \(errors)")
    }

    /// Waits for its end, and returns its exit code, or 128 and the signal that ended it.
    func exitCode(within seconds: Double = 10) async throws -> Int32 {
        try #require(try await Waiting.until(within: seconds) { isOver }, "still running: \(errors)")
        let status = try #require(status)
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// Tells it to stop, and tests that it ends as it should.
    func stop() async throws {
        send(SIGTERM)
        #expect(try await exitCode() == 0)
    }

    /// It is built into the directory of the test bundle.
    private static var path: String {
        let bundle = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        return bundle.deletingLastPathComponent().appending(path: "avoidance-server").path
    }
}
