/// What is printed, for people or for machines.
enum Output: Equatable, Sendable {
    /// Lines without their ends.
    case lines([String])
    /// A document as it is, but with a line end if it has none.
    case json([UInt8])

    var bytes: [UInt8] {
        switch self {
        case .lines(let lines): lines.flatMap { Array(TerminalText.escaped($0).utf8) + [UInt8(ascii: "\n")] }
        case .json(let bytes): bytes.last == UInt8(ascii: "\n") ? bytes : bytes + [UInt8(ascii: "\n")]
        }
    }
}
