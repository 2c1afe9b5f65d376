import Foundation

/// A file that is deleted when it is released.
final class TemporaryFile {
    let path: String

    init(_ content: Data) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "avoidance-benchmarks-\(UUID().uuidString)")
        path = url.path
        try content.write(to: url)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
