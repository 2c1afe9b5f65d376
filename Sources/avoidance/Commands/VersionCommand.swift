/// `avoidance --version`: prints the version.
struct VersionCommand: Command {
    static let version = "0.1.0"

    func run() -> Outcome {
        Outcome(output: .lines(["avoidance \(Self.version)"]))
    }
}
