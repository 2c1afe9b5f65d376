/// What a command is called, what it takes and what it does; the parser and help both read it.
struct Synopsis: Sendable {
    let name: String
    /// One sentence for the list of commands.
    let summary: String
    /// Further paragraphs for the command's own help.
    var details: [String] = []
    /// In the order in which they are typed; a required one never stands behind one that is not.
    var operands: [Operand] = []
    var options: [Option] = []

    /// The options with those that every command has.
    var allOptions: [Option] { options + [.help] }

    /// The command as it is typed.
    var form: String {
        let operands = operands.map(\.form)
        let options = options.map { "[\($0.form)]" + ($0.isRepeated ? "..." : "") }
        return (["avoidance", name] + operands + options).joined(separator: " ")
    }
}
