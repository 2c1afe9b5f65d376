/// The text of `--help`.
enum Usage {
    static var text: String {
        let width = Setting.all.map { $0.flag.count }.max() ?? 0
        let rows = Setting.all.map { setting in
            let padding = String(repeating: " ", count: width - setting.flag.count)
            return "  \(setting.flag)\(padding)  \(setting.purpose): \(setting.expected); default \(setting.standard)"
        }
        return """
            Answers keyboard avoidance over HTTP.

            usage: \(Build.name) [serve] [--flag value …]
                   \(Build.name) healthcheck [--flag value …]   asks a running server whether it is alive
                   \(Build.name) version

            Each flag has an environment variable as well: --body-limit is BODY_LIMIT. A flag comes first.

            \(rows.joined(separator: "\n"))
            """
    }
}
