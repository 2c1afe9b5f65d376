import HTTPCore
import MicroHTTPDTransport

/// Everything that the server can be told: by flag, or else by environment variable, or else the default.
struct Settings {
    var host = "127.0.0.1"
    var port: UInt16 = 8080
    var bodyLimit = Application.defaultBodyLimit
    /// Nil: as many as there are processors.
    var threads: Int?
    var connectionLimit = 1024
    var deadlines = Deadlines()
    /// Between being told to stop and taking no more connections; still serving, but not ready.
    var settleTime = Duration.zero

    init(_ arguments: ArraySlice<String>, environment: (String) -> String?) throws(UsageError) {
        for setting in Setting.all {
            if let value = environment(setting.variable) {
                try apply(setting, value, source: setting.variable)
            }
        }
        var rest = arguments
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let setting = Setting.all.first(where: { $0.flag == parts[0] }) else {
                throw .unknownArgument(argument)
            }
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                throw .missingValue(flag: setting.flag)
            }
            try apply(setting, value, source: setting.flag)
        }
    }

    private mutating func apply(_ setting: Setting, _ value: String, source: String) throws(UsageError) {
        guard setting.apply(&self, value) else {
            throw .wrongValue(source: source, value: value, expected: setting.expected)
        }
    }
}
