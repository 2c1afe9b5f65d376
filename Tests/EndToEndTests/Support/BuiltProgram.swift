import Foundation

/// The project's executables, which are built into the directory of the test bundle.
enum BuiltProgram: String {
    case server = "avoidance-server"
    case client = "avoidance"

    var path: String {
        let bundle = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
        return bundle.deletingLastPathComponent().appending(path: rawValue).path
    }
}
