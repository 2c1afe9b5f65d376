import Foundation

/// A directory that lives as long as this value.
final class TemporaryDirectory {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("avoidance-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in it, which need not exist.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// The path of a file with this text.
    func file(_ name: String, _ text: String) throws -> String {
        let file = path(name)
        try text.write(toFile: file, atomically: false, encoding: .utf8)
        return file
    }
}
