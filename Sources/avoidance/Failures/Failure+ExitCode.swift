extension Failure {
    var exitCode: ExitCode {
        switch self {
        case .usage: .usage
        case .unreadable: .unreadable
        case .inputTooLarge, .malformed, .invalid, .notImported, .refused: .badInput
        case .unreachable, .timedOut, .unexpectedReply: .unavailable
        case .unwritable: .unwritable
        case .internalFault: .internalFault
        }
    }
}
