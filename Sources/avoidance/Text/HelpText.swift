/// What help prints, made from the commands' synopses.
enum HelpText {
    static var programLines: [String] {
        let commands = CommandList.all.map { [$0.synopsis.name, $0.synopsis.summary] }
        return [
            "avoidance answers how far to inset and scroll so that the keyboard leaves the focused field visible.",
            "",
            "Usage: avoidance COMMAND [ARGUMENTS]",
            "",
            "Commands:",
        ] + table(commands) + section("Options:", options([.help, .version])) + section("Exit codes:", exitCodes)
    }

    static func lines(for synopsis: Synopsis) -> [String] {
        ["Usage: \(synopsis.form)", "", synopsis.summary] + synopsis.details
            + section("Options:", options(synopsis.allOptions))
    }

    private static var exitCodes: [String] {
        table(ExitCode.allCases.map { [String($0.rawValue), $0.meaning] })
    }

    private static func options(_ options: [Option]) -> [String] {
        table(options.map { [$0.form, $0.summary] })
    }

    private static func section(_ title: String, _ lines: [String]) -> [String] {
        ["", title] + lines
    }

    private static func table(_ rows: [[String]]) -> [String] {
        Table(columns: [.leading, .leading], rows: rows).lines.map { "  " + $0 }
    }
}
