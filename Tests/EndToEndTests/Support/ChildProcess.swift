import Foundation
import Glibc

/// A program that runs beside the tests, with files for its input and output.
///
/// It inherits no descriptor but these three and no environment but the search paths; it is killed when it is released.
final class ChildProcess {
    enum Failure: Error {
        case notStarted(String, code: Int32)
        case stillRunning(output: String, errors: String)
    }

    /// How a process ended.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
    }

    /// More than the tests have open at a time.
    private static let descriptors: Int32 = 1024

    private let id: pid_t
    private let input: UnsafeMutablePointer<FILE>
    private let outputFile: UnsafeMutablePointer<FILE>
    private let errorFile: UnsafeMutablePointer<FILE>
    private var end: End?

    init(_ path: String, _ arguments: [String], input text: String = "", environment: [String: String] = [:]) throws {
        guard let input = tmpfile(), let outputFile = tmpfile(), let errorFile = tmpfile() else {
            throw Failure.notStarted(path, code: errno)
        }
        self.input = input
        self.outputFile = outputFile
        self.errorFile = errorFile
        let bytes = Array(text.utf8)
        fwrite(bytes, 1, bytes.count, input)
        rewind(input)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, file) in [input, outputFile, errorFile].enumerated() {
            posix_spawn_file_actions_adddup2(&actions, fileno(file), Int32(target))
        }
        for descriptor in 3..<min(getdtablesize(), Self.descriptors) {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }

        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        var envp = Self.environment(environment).map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var id: pid_t = 0
        let code = posix_spawnp(&id, path, &actions, nil, &argv, &envp)
        guard code == 0 else { throw Failure.notStarted(path, code: code) }
        self.id = id
    }

    deinit {
        if end == nil {
            kill(id, SIGKILL)
            waitpid(id, nil, 0)
        }
        for file in [input, outputFile, errorFile] { fclose(file) }
    }

    /// What it has written to standard output so far.
    var output: String { Self.text(of: outputFile) }

    /// What it has written to standard error so far.
    var errors: String { Self.text(of: errorFile) }

    func send(_ signal: Int32) { kill(id, signal) }

    var isRunning: Bool {
        if end != nil { return false }
        var status: Int32 = 0
        guard waitpid(id, &status, WNOHANG) == id else { return true }
        end = status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
        return false
    }

    /// Waits for its end.
    func wait(within seconds: Double = 10) async throws -> End {
        guard try await Waiting.until(within: seconds, { !isRunning }), let end else {
            throw Failure.stillRunning(output: output, errors: errors)
        }
        return end
    }

    private static func environment(_ additions: [String: String]) -> [String: String] {
        ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "LD_LIBRARY_PATH"].contains($0.key) }
            .merging(additions) { $1 }
    }

    private static func text(of file: UnsafeMutablePointer<FILE>) -> String {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = pread(fileno(file), &piece, piece.count, bytes.count)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += piece[..<count]
        }
    }
}
