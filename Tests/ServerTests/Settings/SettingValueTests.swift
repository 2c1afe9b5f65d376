import Testing

@testable import avoidance_server

@Suite("Values of settings")
struct SettingValueTests {
    @Test(
        "reads sizes in bytes, KiB and MiB, and nothing else",
        arguments: [
            ("1", 1), ("65536", 65536), ("256KiB", 262_144), ("1MiB", 1 << 20), ("1024MiB", 1 << 30), ("0", nil),
            ("1025MiB", nil), ("1073741825", nil), ("256kib", nil), ("256KB", nil), ("1 KiB", nil), ("KiB", nil),
            ("", nil), ("-1", nil), ("+1", nil), ("1.5KiB", nil), ("0x10", nil), ("99999999999999999999KiB", nil),
            ("٣", nil),
        ] as [(String, Int?)]
    )
    func sizes(text: String, size: Int?) {
        #expect(SettingValue.size(text, within: 1...(1 << 30)) == size)
    }

    @Test(
        "reads times in ms, s and m, seconds without a unit, from the least up to an hour",
        arguments: [
            ("100ms", .milliseconds(100)), ("99ms", nil), ("20s", .seconds(20)), ("20", .seconds(20)),
            ("2m", .seconds(120)), ("60m", .seconds(3600)), ("61m", nil), ("3600s", .seconds(3600)), ("3601s", nil),
            ("3600001ms", nil), ("1h", nil), ("", nil), ("s", nil), ("-1s", nil), ("1.5s", nil), ("1 s", nil),
        ] as [(String, Duration?)]
    )
    func durations(text: String, duration: Duration?) {
        #expect(SettingValue.duration(text, atLeast: 100) == duration)
    }

    @Test("writes a size in the greatest unit that leaves it whole")
    func writesSizes() {
        #expect(SettingValue.text(ofSize: 1000) == "1000")
        #expect(SettingValue.text(ofSize: 1024) == "1KiB")
        #expect(SettingValue.text(ofSize: 1536 << 10) == "1536KiB")
        #expect(SettingValue.text(ofSize: 64 << 20) == "64MiB")
    }

    @Test("writes a time in whole seconds, or else in milliseconds")
    func writesDurations() {
        #expect(SettingValue.text(ofDuration: .zero) == "0s")
        #expect(SettingValue.text(ofDuration: .seconds(90)) == "90s")
        #expect(SettingValue.text(ofDuration: .milliseconds(1500)) == "1500ms")
    }
}
