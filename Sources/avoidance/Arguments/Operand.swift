/// What a command takes by its place.
struct Operand: Equatable, Sendable {
    /// What help calls it.
    let placeholder: String
    let isRequired: Bool

    init(_ placeholder: String, isRequired: Bool = true) {
        self.placeholder = placeholder
        self.isRequired = isRequired
    }

    /// The operand as help shows it.
    var form: String { isRequired ? placeholder : "[\(placeholder)]" }

    /// For each command that reads a document.
    static let file = Operand("FILE|-")
    /// For help.
    static let command = Operand("COMMAND", isRequired: false)
}
