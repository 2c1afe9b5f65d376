import Testing

@testable import avoidance_server

@Suite("Reading the settings")
struct SettingsReadingTests {
    @Test("takes a flag before its variable, and the variable before the default")
    func order() throws {
        #expect(try Settings.read().port == 8080)
        #expect(try Settings.read([], ["PORT": "1"]).port == 1)
        #expect(try Settings.read(["--port", "2"], ["PORT": "1"]).port == 2)
    }

    @Test("takes a value behind an equals sign or as the next argument; the last one counts")
    func forms() throws {
        #expect(try Settings.read(["--port=2", "--host", "::"]).host == "::")
        #expect(try Settings.read(["--port=2", "--port", "3"]).port == 3)
    }

    @Test("refuses a wrong value of a variable even where a flag overrides it")
    func wrongVariable() {
        #expect(throws: UsageError.self) { try Settings.read(["--port", "2"], ["PORT": "x"]) }
    }

    @Test(
        "names what is wrong",
        arguments: [
            (["--port", "80x"], #"--port is "80x", but must be a number from 0 to 65535"#),
            (["--port", ""], #"--port is "", but must be a number from 0 to 65535"#),
            (["--host="], #"--host is "", but must be a host name or address"#),
            (["--threads", "1"], #"--threads is "1", but must be a number from 2 to 16"#),
            (["--head-timeout", "10ms"], #"--head-timeout is "10ms", but must be a time from 100ms to 60m"#),
            (["--port"], "--port needs a value"), (["--ports", "1"], #"unknown argument "--ports""#),
            (["80"], #"unknown argument "80""#), (["-port", "80"], #"unknown argument "-port""#),
        ]
    )
    func faults(arguments: [String], sentence: String) {
        #expect {
            try Settings.read(arguments)
        } throws: {
            "\($0)".hasPrefix(sentence)
        }
    }

    @Test("refuses nonsense for every setting, by its variable's name", arguments: Setting.all)
    func nonsense(setting: Setting) {
        #expect {
            try Settings.read([], [setting.variable: "\u{1}"])
        } throws: {
            "\($0)".hasPrefix(setting.variable)
        }
    }
}
