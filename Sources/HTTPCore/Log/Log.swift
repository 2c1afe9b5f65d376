/// The server's log: one line per request, and one per event that its operator may care for.
///
/// A line holds neither bodies nor credentials nor queries, and whatever a client chose is escaped.
package struct Log: Sendable {
    package enum Level: Int, Sendable, Comparable, CaseIterable {
        case debug
        case info
        case warning
        case error
        case off

        package var name: StaticString {
            switch self {
            case .debug: "debug"
            case .info: "info"
            case .warning: "warning"
            case .error: "error"
            case .off: "off"
            }
        }

        package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    package enum Format: Sendable {
        /// An object a line.
        case json
        /// For a person at a terminal.
        case text
    }

    private let level: Level
    private let format: Format
    private let time: TimeSource
    private let write: @Sendable (_ line: [UInt8]) -> Void

    /// Lines below the level are not made. `write` gets each line whole, its line feed included, on any thread.
    package init(
        _ level: Level,
        _ format: Format,
        time: TimeSource,
        write: @escaping @Sendable (_ line: [UInt8]) -> Void
    ) {
        self.level = level
        self.format = format
        self.time = time
        self.write = write
    }

    func append(_ record: RequestRecord) {
        let level = record.level
        guard level >= self.level else { return }
        var line = LogLine(level, format, at: Timestamp(milliseconds: time.calendar()))
        line.add(record)
        write(line.finish())
    }

    /// Notes an event; `details` are names and values.
    package func append(_ level: Level, _ message: StaticString, _ details: [(name: StaticString, value: String)] = [])
    {
        guard level >= self.level else { return }
        var line = LogLine(level, format, at: Timestamp(milliseconds: time.calendar()))
        line.add(message: message)
        for detail in details { line.add(detail.name, detail.value.utf8) }
        write(line.finish())
    }
}
