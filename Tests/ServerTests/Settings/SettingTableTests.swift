import Testing

@testable import avoidance_server

@Suite("The table of settings")
struct SettingTableTests {
    @Test("has each name once, and every topic")
    func names() {
        #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
        #expect(Set(Setting.all.map(\.variable)).count == Setting.all.count)
        #expect(Set(Setting.all.map(\.topic)) == Set(Topic.allCases))
    }

    @Test("stays within a Markdown table's cells", arguments: Setting.all)
    func texts(setting: Setting) {
        for text in [setting.purpose, setting.expected, setting.standard] {
            #expect(!text.isEmpty)
            #expect(!text.contains("|") && !text.contains("\n"))
        }
    }

    @Test("shows a default that a person can write", arguments: Setting.all)
    func defaults(setting: Setting) {
        let value = setting.value(Settings())
        if value.isEmpty { return }
        var settings = Settings()
        #expect(setting.standard == value)
        #expect(setting.apply(&settings, value))
        #expect(setting.value(settings) == value)
    }
}

extension Setting: CustomTestStringConvertible {
    var testDescription: String { name }
}
