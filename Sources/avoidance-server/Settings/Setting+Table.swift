import MicroHTTPDTransport

extension Setting {
    /// Every setting; the parser, the help and the environment all follow this table.
    static let all: [Setting] = [
        Setting("host", "a host name or address", standard: "127.0.0.1", "the address to listen at") { settings, text in
            settings.host = text
            return !text.isEmpty
        },
        Setting("port", "a number from 0 to 65535", standard: "8080", "the port to listen at; 0 takes a free one") {
            settings,
            text in
            set(&settings.port, UInt16(text))
        },
        Setting(
            "body-limit",
            "a size from 1 to 1073741824 bytes, such as 65536, 256KiB or 1MiB",
            standard: "256KiB",
            "the greatest request body"
        ) { settings, text in
            set(&settings.bodyLimit, SettingValue.size(text, within: 1...(1 << 30)))
        },
        Setting("threads", "a number from 2 to 16", standard: "the processors", "the worker threads") {
            settings,
            text in
            set(&settings.threads, SettingValue.number(text, within: 2...16))
        },
        Setting("connection-limit", "a number from 2 to 65536", standard: "1024", "the open connections at a time") {
            settings,
            text in
            set(&settings.connectionLimit, SettingValue.number(text, within: 2...65536))
        },
        duration("head-timeout", standard: "10s", "the time for a request's head", \.deadlines.head, atLeast: 100),
        duration("body-timeout", standard: "30s", "the time for a request's body", \.deadlines.body, atLeast: 100),
        duration(
            "answer-timeout",
            standard: "30s",
            "the time for the client to take an answer",
            \.deadlines.answer,
            atLeast: 100
        ),
        duration("idle-timeout", standard: "60s", "the time between two requests", \.deadlines.idle, atLeast: 100),
        duration("drain-timeout", standard: "20s", "the time for open requests to end on stopping", \.deadlines.drain),
        duration("settle-time", standard: "0s", "how long to serve on, not ready, on stopping", \.settleTime),
    ]

    private static func duration(
        _ name: String,
        standard: String,
        _ purpose: String,
        _ path: any WritableKeyPath<Settings, Duration> & Sendable,
        atLeast least: Int = 0
    ) -> Setting {
        Setting(name, "a time from \(least)ms to 60m, such as 500ms, 20s or 2m", standard: standard, purpose) {
            settings,
            text in
            set(&settings[keyPath: path], SettingValue.duration(text, atLeast: least))
        }
    }

    private static func set<Value>(_ target: inout Value, _ value: Value?) -> Bool {
        guard let value else { return false }
        target = value
        return true
    }
}
