import Glibc
import HTTPCore

/// How the log is written, as a setting says it.
enum LogFormatChoice: String, CaseIterable {
    /// Readable on a terminal, JSON elsewhere.
    case auto
    case json
    case text

    var format: Log.Format {
        switch self {
        case .auto: isatty(STDOUT_FILENO) == 1 ? .text : .json
        case .json: .json
        case .text: .text
        }
    }
}
