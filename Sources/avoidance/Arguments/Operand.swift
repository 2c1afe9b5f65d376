/// What a command takes by its place.
struct Operand: Equatable, Sendable {
    /// What help calls it.
    let placeholder: String
    let isRequired: Bool
    /// Whether there may be more of it; then no other operand follows.
    let isRepeated: Bool

    init(_ placeholder: String, isRequired: Bool = true, isRepeated: Bool = false) {
        self.placeholder = placeholder
        self.isRequired = isRequired
        self.isRepeated = isRepeated
    }

    /// The operand as help shows it.
    var form: String { (isRequired ? placeholder : "[\(placeholder)]") + (isRepeated ? "..." : "") }

    /// For each command that reads a document.
    static let file = Operand("FILE|-")
    /// For each command that reads dumps.
    static let files = Operand("FILE|-", isRepeated: true)
    /// For help.
    static let command = Operand("COMMAND", isRequired: false)
    /// For the list of strategies.
    static let strategy = Operand("NAME", isRequired: false)
}
