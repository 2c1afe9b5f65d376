/// What may not stand in the code.
struct SourceRule {
    /// What every finding holds one of; it saves the search in most lines.
    let marks: [String]
    let pattern: Regex<Substring>

    /// A `!` behind a value or a type: `a!`, `b()!`, `try!`, `as!`, `Int!`.
    static var force: SourceRule { SourceRule(marks: ["!"], pattern: /[\w)\]}"?>]!(?!=)/) }

    /// A call that ends the process.
    static var trap: SourceRule {
        SourceRule(
            marks: ["fatalError", "preconditionFailure", "assertionFailure"],
            pattern: /\b(?:fatalError|preconditionFailure|assertionFailure)\b/
        )
    }

    /// Memory that the compiler does not look after.
    static var pointer: SourceRule {
        SourceRule(
            marks: ["Unmanaged", "Unsafe", "unsafeBitCast"],
            pattern: /\b(?:Unmanaged|Unsafe\w*Pointer|unsafeBitCast)\b/
        )
    }
}
