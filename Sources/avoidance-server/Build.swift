import AvoidanceModels

/// What this build is.
enum Build {
    static let name = "avoidance-server"
    static let version = Version.current
}
