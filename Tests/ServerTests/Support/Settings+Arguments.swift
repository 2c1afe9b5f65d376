@testable import avoidance_server

extension Settings {
    /// What these arguments and variables make.
    static func read(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws(UsageError) -> Settings {
        try Settings(arguments[...], environment: { environment[$0] })
    }
}
