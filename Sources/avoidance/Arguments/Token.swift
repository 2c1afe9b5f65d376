/// One argument by its form alone, before anybody knows which options there are.
enum Token: Equatable {
    /// A name, a path, or `-`.
    case operand(String)
    /// `--name`, `--name=value` or `-x`; the spelling keeps its dashes.
    case option(String, value: String?)
    /// `--`: everything behind it is an operand.
    case terminator

    static func tokens(of arguments: [String]) -> [Token] {
        var tokens: [Token] = []
        var isTerminated = false
        for argument in arguments {
            if isTerminated || argument == "-" || !argument.hasPrefix("-") {
                tokens.append(.operand(argument))
            } else if argument == "--" {
                isTerminated = true
                tokens.append(.terminator)
            } else {
                let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                tokens.append(.option(String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil))
            }
        }
        return tokens
    }
}
