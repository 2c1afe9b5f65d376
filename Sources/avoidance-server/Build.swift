/// What this build is.
enum Build {
    static let name = "avoidance-server"
    static let version = "0.1.0"
}
