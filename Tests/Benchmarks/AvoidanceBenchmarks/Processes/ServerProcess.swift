import Foundation

/// A server that was started on a free port; it is killed when it is released.
final class ServerProcess {
    private let process = Process()
    private let errors = Pipe()
    let port: UInt16

    /// Starts the service with its log off.
    convenience init(environment: [String: String] = [:]) throws {
        let limits = ["LOG_LEVEL": "off", "PORT": "0"]
        try self.init(.server, [], limits.merging(environment) { $1 })
    }

    init(_ program: BuiltProgram, _ arguments: [String], _ environment: [String: String] = [:]) throws {
        process.executableURL = URL(filePath: try program.path())
        process.arguments = arguments
        // Nothing else, since each setting of the server can be a variable.
        let kept = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "LD_LIBRARY_PATH"].contains($0.key) }
        process.environment = kept.merging(environment) { $1 }
        process.standardError = errors
        try process.run()
        var said = ""
        while true {
            let piece = errors.fileHandleForReading.availableData
            said += String(decoding: piece, as: UTF8.self)
            if let port = said.firstMatch(of: /listening on http:\/\/\S+:(\d+)\n/).flatMap({ UInt16($0.1) }) {
                self.port = port
                return
            }
            guard !piece.isEmpty else {
                throw BenchmarkFailure.notStarted(program: program.rawValue, said: said)
            }
        }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    var id: Int32 { process.processIdentifier }

    /// Nanoseconds of all its threads.
    var processorTime: UInt64 { Clocks.processorTime(of: id) }

    /// In bytes.
    var residentMemory: Double {
        let text = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
        return text.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap { Double($0.1) }.map { $0 * 1024 } ?? 0
    }

    /// The library's worker threads.
    var workers: Int {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return tasks.filter { task in
            let name = try? String(contentsOfFile: "/proc/\(id)/task/\(task)/comm", encoding: .utf8)
            return name?.hasPrefix("MHD-worker") == true
        }.count
    }

    /// Whether its workers wait by epoll; otherwise they wait by poll.
    var waitsByEpoll: Bool {
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd")) ?? []
        return descriptors.contains { descriptor in
            let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/fd/\(descriptor)")
            return link == "anon_inode:[eventpoll]"
        }
    }
}
