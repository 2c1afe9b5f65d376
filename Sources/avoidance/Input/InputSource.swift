/// Where a command's input comes from.
enum InputSource: Equatable, Sendable {
    case standardInput
    case file(path: String)

    /// `-` is standard input.
    init(_ operand: String) {
        self = operand == "-" ? .standardInput : .file(path: operand)
    }

    /// What messages call it.
    var name: String {
        switch self {
        case .standardInput: "standard input"
        case .file(let path): path
        }
    }
}
