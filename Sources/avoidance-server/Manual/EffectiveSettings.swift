/// The settings that hold, as lines that a file of environment variables can have.
///
/// What is not set and what is secret stands in a comment.
enum EffectiveSettings {
    static func text(_ settings: Settings) -> String {
        Setting.all.map { setting in
            if !setting.isSet(in: settings) { return "# \(setting.variable) is not set: \(setting.standard)" }
            if setting.isSecret { return "# \(setting.variable) is set, and not shown" }
            return "\(setting.variable)=\(setting.value(settings))"
        }.joined(separator: "\n")
    }
}
