import Foundation

/// A directory that is removed when it is released.
final class TemporaryDirectory {
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "server-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func url(_ name: String) -> URL { root.appending(path: name) }

    func path(_ name: String) -> String { url(name).path }

    /// Writes a file and returns where it is.
    @discardableResult
    func file(_ name: String, _ text: String = "") throws -> URL {
        try Data(text.utf8).write(to: url(name))
        return url(name)
    }
}
