/// Something that the program can do, with all it needs to do it.
protocol Command: Sendable {
    func run() async throws(Failure) -> Outcome
}

/// A command that is called by its name.
///
/// To add one, write a file like `AdjustCommand.swift` and name it in ``CommandList``.
protocol NamedCommand: Command {
    static var synopsis: Synopsis { get }

    init(_ arguments: Arguments) throws(UsageError)
}
