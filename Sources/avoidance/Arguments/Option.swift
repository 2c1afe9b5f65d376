/// An option that a command takes.
struct Option: Equatable, Sendable {
    /// The name without dashes.
    let name: String
    /// What help calls the value; nil for an option without one.
    let placeholder: String?
    /// One sentence for help.
    let summary: String
    /// Whether an option with a value may be given more than once.
    let isRepeated: Bool

    init(_ name: String, _ placeholder: String? = nil, _ summary: String, isRepeated: Bool = false) {
        self.name = name
        self.placeholder = placeholder
        self.summary = summary
        self.isRepeated = isRepeated
    }

    /// The option as it is typed: `--server URL`.
    var form: String {
        spelling + (placeholder.map { " " + $0 } ?? "")
    }

    /// The name with its dashes.
    var spelling: String { "--" + name }
}
