/// The settings as the table of the project's README.
enum MarkdownTable {
    static var text: String {
        """
        | flag | variable | default | what it sets |
        | --- | --- | --- | --- |
        \(Setting.all.map(row).joined(separator: "\n"))
        """
    }

    private static func row(_ setting: Setting) -> String {
        let flag = setting.flag.map { "`\($0)`" } ?? "none"
        let standard = setting.isSet(in: Settings()) ? "`\(setting.standard)`" : setting.standard
        return "| \(flag) | `\(setting.variable)` | \(standard) | \(setting.purpose): \(setting.expected) |"
    }
}
