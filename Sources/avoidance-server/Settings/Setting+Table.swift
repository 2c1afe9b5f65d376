import HTTPCore
import MicroHTTPDTransport

extension Setting {
    /// Every setting; the parser, the help, the table for the reader and the list of what holds all follow this table.
    static let all: [Setting] = listening + access + limits + deadlines + stopping + operations

    private static let listening = [
        Setting("host", .listening, \.host, .text("a host name or address"), "the address to listen at"),
        Setting("port", .listening, \.port, .number(0...65535), "the port to listen at; 0 takes a free one"),
        Setting(
            "unix-socket",
            .listening,
            \.unixSocket,
            SettingFormat.text("a path").optional,
            "a Unix socket to listen at instead",
            absence: "none"
        ),
        Setting("unix-socket-mode", .listening, \.unixSocketMode, .mode, "the permissions of the Unix socket"),
        Setting(
            "tls-certificate",
            .listening,
            \.tlsCertificate,
            SettingFormat.text("a path").optional,
            "the certificate for TLS 1.2 and 1.3, a PEM file with those that signed it",
            absence: "none, so plain HTTP"
        ),
        Setting(
            "tls-key",
            .listening,
            \.tlsKey,
            SettingFormat.text("a path").optional,
            "the certificate's private key, a PEM file",
            absence: "none"
        ),
    ]

    private static let access = [
        Setting(
            "api-keys",
            .access,
            \.apiKeys,
            .list("keys with commas between them, each \(SettingFormat.keySyntax)") { AccessKeys($0) != nil },
            "the keys of which a client must show one, but at the probes",
            absence: "none, so anybody may ask",
            isSecret: true
        ),
        Setting(
            "api-keys-file",
            .access,
            \.apiKeysFile,
            SettingFormat.text("a path").optional,
            "a file with such keys, one a line",
            absence: "none"
        ),
        Setting(
            "cors-origins",
            .access,
            \.corsOrigins,
            .list("* or origins with commas between them, such as https://a.example,http://localhost:3000") {
                AllowedOrigins($0) != nil
            },
            "the origins of the web pages that may read the answers",
            absence: "none"
        ),
    ]

    private static let limits = [
        Setting(
            "body-limit",
            .limits,
            \.bodyLimit,
            .size(1...(1 << 30)),
            "the greatest request body, and the longest line of a batch"
        ),
        Setting("batch-limit", .limits, \.batchLimit, .size(1...(1 << 30)), "the greatest batch of lines"),
        Setting(
            "answer-memory",
            .limits,
            \.answerMemory,
            .size((16 << 20)...(1 << 36)),
            "the memory for all long answers together; those beyond it are refused with 503"
        ),
        Setting(
            "threads",
            .limits,
            \.threads,
            SettingFormat<Int>.number(2...16).optional,
            "the worker threads",
            absence: "the processors, from 2 to 16"
        ),
        Setting("connection-limit", .limits, \.connectionLimit, .number(2...65536), "the open connections at a time"),
        Setting(
            "address-connection-limit",
            .limits,
            \.addressConnectionLimit,
            SettingFormat<Int>.number(1...65536).optional,
            "the open connections at a time from one address; those beyond it are closed at once",
            absence: "none"
        ),
        Setting(
            "in-flight-limit",
            .limits,
            \.inFlightLimit,
            .number(1...65536),
            "the requests at a time; more are answered with 503"
        ),
    ]

    private static let deadlines = [
        Setting("head-timeout", .deadlines, \.deadlines.head, .duration(atLeast: 100), "the time for a request's head"),
        Setting("body-timeout", .deadlines, \.deadlines.body, .duration(atLeast: 100), "the time for a request's body"),
        Setting(
            "answer-timeout",
            .deadlines,
            \.deadlines.answer,
            .duration(atLeast: 100),
            "the time for the client to take an answer"
        ),
        Setting("idle-timeout", .deadlines, \.deadlines.idle, .duration(atLeast: 100), "the time between two requests"),
    ]

    private static let stopping = [
        Setting(
            "settle",
            .stopping,
            \.settleTime,
            .duration(),
            "how long to serve on, not ready, before it takes no more connections"
        ),
        Setting(
            "drain-timeout",
            .stopping,
            \.deadlines.drain,
            .duration(),
            "the time for open requests to end, once it takes no more connections"
        ),
    ]

    private static let operations = [
        Setting(
            "log-level",
            .operations,
            \.logLevel,
            .choice(Log.Level.allCases) { "\($0.name)" },
            "the least level of the log's lines; a request's is info, or warning or error where it failed"
        ),
        Setting(
            "log-format",
            .operations,
            \.logFormat,
            .choice(LogFormatChoice.allCases) { $0.rawValue },
            "how the log is written; auto is text on a terminal and JSON elsewhere"
        ),
        Setting(
            "admin-host",
            .operations,
            \.adminHost,
            .text("a host name or address"),
            "the address of the admin port"
        ),
        Setting(
            "admin-port",
            .operations,
            \.adminPort,
            SettingFormat<UInt16>.number(0...65535).optional,
            "a port for the probes and, instead of the service's port, for the metrics",
            absence: "none"
        ),
    ]
}
