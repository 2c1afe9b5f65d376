/// The text of `--help`.
enum HelpText {
    static var text: String {
        let width = Setting.all.map { term($0).count }.max() ?? 0
        let topics = Topic.allCases.map { topic in
            let entries = Setting.all.filter { $0.topic == topic }.map { entry($0, width: width) }
            return "\(topic.rawValue):\n\(entries.joined(separator: "\n"))"
        }
        return """
            Answers keyboard avoidance over HTTP.

            usage: \(Build.name) [serve] [--flag value …]
                   \(Build.name) healthcheck [--flag value …]   asks a running server whether it is alive
                   \(Build.name) config [--flag value …]        prints the settings that hold, as variables
                   \(Build.name) version
                   \(Build.name) help [--markdown]              --markdown prints the settings as a table

            Each flag has an environment variable as well: --body-limit is BODY_LIMIT. A flag comes first.

            \(topics.joined(separator: "\n\n"))
            """
    }

    private static func term(_ setting: Setting) -> String { setting.flag ?? setting.variable }

    private static func entry(_ setting: Setting, width: Int) -> String {
        let term = term(setting)
        let padding = String(repeating: " ", count: width - term.count)
        return "  \(term)\(padding)  \(setting.purpose): \(setting.expected); default \(setting.standard)"
    }
}
