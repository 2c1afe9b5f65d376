internal import AvoidanceModels

/// `avoidance --version`: prints the version.
struct VersionCommand: Command {
    func run() -> Outcome {
        Outcome(output: .lines(["avoidance \(Version.current)"]))
    }
}
