import MicroHTTPDTransport

/// Why the server does not start, when the settings are right as such.
enum StartFailure: Error {
    case listen(ListenError)
    /// A file that a setting names can't be read; the system's words.
    case unreadable(path: String, reason: String)
    /// A line of the file of keys is no key.
    case wrongKey(path: String, line: Int)
    case noKeys(path: String)
    /// The process may not open as many files as the connections need.
    case fewFiles(connections: Int, needed: Int, limit: Int)
    case noThread

    var exitCode: ExitCode {
        switch self {
        case .listen(.certificate), .wrongKey, .noKeys: .data
        case .unreadable: .noInput
        case .listen, .fewFiles, .noThread: .unavailable
        }
    }
}

extension StartFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .listen(let error): "\(error)"
        case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
        case .wrongKey(let path, let line): "line \(line) of \(path) is no key; a key is \(SettingFormat.keySyntax)"
        case .noKeys(let path): "\(path) has no key"
        case .fewFiles(let connections, let needed, let limit):
            "\(connections) connections need a limit of \(needed) open files, but it is \(limit)"
        case .noThread: "the system has no thread left for the log"
        }
    }
}
