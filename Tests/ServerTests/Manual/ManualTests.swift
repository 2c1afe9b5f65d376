import Testing

@testable import avoidance_server

@Suite("What the server says of its settings")
struct ManualTests {
    @Test("names each setting in the help, with its default and its rule", arguments: Setting.all)
    func help(setting: Setting) {
        let lines = HelpText.text.split(separator: "\n").filter {
            $0.hasPrefix("  \(setting.flag ?? setting.variable) ")
        }
        #expect(lines.count == 1)
        #expect(lines[0].hasSuffix("  \(setting.purpose): \(setting.expected); default \(setting.standard)"))
    }

    @Test("has a row for each setting in the table, all of as many cells as the head")
    func table() {
        let lines = MarkdownTable.text.split(separator: "\n")
        #expect(lines.count == Setting.all.count + 2)
        #expect(Set(lines.map { $0.split(separator: "|").count }).count == 1)
        for (line, setting) in zip(lines.dropFirst(2), Setting.all) {
            #expect(line.contains("`\(setting.variable)`"))
            #expect(line.contains(setting.standard))
            #expect(line.contains("\(setting.purpose): \(setting.expected)"))
        }
    }

    @Test("prints what holds so that it can be read again")
    func effective() throws {
        let settings = try Settings.read(["--port", "9", "--body-limit", "1MiB", "--settle", "1500ms"])
        let text = EffectiveSettings.text(settings)
        #expect(text.contains("\nPORT=9\n"))
        #expect(text.contains("\nBODY_LIMIT=1MiB\n"))
        #expect(text.contains("\n# THREADS is not set: the processors, from 2 to 16\n"))
        let variables = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.split(separator: "=", maxSplits: 1)
            return (String(parts[0]), String(parts[1]))
        }
        let again = try Settings.read([], Dictionary(uniqueKeysWithValues: variables))
        #expect(EffectiveSettings.text(again) == text)
    }
}
