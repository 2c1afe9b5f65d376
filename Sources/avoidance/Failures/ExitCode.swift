/// How the program ends; the numbers from 64 on are those of `sysexits.h`.
enum ExitCode: Int32, CaseIterable {
    case success = 0
    case notVisible = 1
    case usage = 64
    case badInput = 65
    case unreadable = 66
    case unavailable = 69
    case internalFault = 70
    case unwritable = 74

    /// A sentence for help.
    var meaning: String {
        switch self {
        case .success: "Done, and the focused field ends visible, or nothing has the focus."
        case .notVisible:
            "The focused field does not end wholly visible; for compare, by no policy; with --lines, of some line."
        case .usage: "The command line is wrong."
        case .badInput: "The input, or with --lines some line of it, is not JSON, or not what the command takes."
        case .unreadable: "The input can't be read."
        case .unavailable: "The server can't be reached, or answers with something else than an answer."
        case .internalFault: "The program itself is wrong."
        case .unwritable: "The output can't be written."
        }
    }
}
