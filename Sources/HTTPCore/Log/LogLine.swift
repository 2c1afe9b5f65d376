#if compiler(<6.3)
    internal import JSONCoding
#endif

/// One line of the log while it is written.
struct LogLine {
    private let format: Log.Format
    private var bytes: [UInt8] = []

    init(_ level: Log.Level, _ format: Log.Format, at moment: Timestamp) {
        self.format = format
        bytes.reserveCapacity(448)
        switch format {
        case .json:
            bytes.append(#"{"ts":""#)
            moment.write(to: &bytes)
            bytes.append(#"","level":""#)
            bytes.append(level.name)
            bytes.append(ASCII.quote)
        case .text:
            moment.writeTime(to: &bytes)
            bytes.append(ASCII.space)
            bytes.append(level.name)
        }
    }

    mutating func add(message: StaticString) {
        switch format {
        case .json:
            bytes.append(#","msg":""#)
            bytes.append(message)
            bytes.append(ASCII.quote)
        case .text:
            bytes.append(ASCII.space)
            bytes.append(message)
        }
    }

    /// Adds a value that may hold anything.
    mutating func add(_ name: StaticString, _ value: some Sequence<UInt8>) {
        switch format {
        case .json:
            begin(name)
            bytes.append(ASCII.quote)
            escape(value)
            bytes.append(ASCII.quote)
        case .text:
            bytes.append(ASCII.space)
            bytes.append(name)
            bytes.append("=\"")
            escape(value)
            bytes.append(ASCII.quote)
        }
    }

    mutating func add(_ record: RequestRecord) {
        switch format {
        case .json: addMembers(of: record)
        case .text: addWords(of: record)
        }
    }

    consuming func finish() -> [UInt8] {
        if format == .json { bytes.append("}") }
        bytes.append(ASCII.lineFeed)
        return bytes
    }

    private mutating func addMembers(of record: RequestRecord) {
        add(message: "request")
        if let identity = record.identity {
            addQuoted("request_id", length: identity.requestID.length) { identity.requestID.write(to: &$0) }
            addQuoted("trace_id", length: TraceContext.idLength) { identity.trace.writeTraceID(to: &$0) }
            addQuoted("span_id", length: TraceContext.spanLength) { identity.trace.span.writeHexadecimal(to: &$0) }
        }
        if let method = record.method {
            addQuoted("method", method.rawValue)
        } else {
            addNull("method")
        }
        if let route = record.route {
            addQuoted("route", route)
        } else {
            addNull("route")
            add("path", Self.shortened(record.path))
        }
        if let status = record.status {
            add("status", UInt64(status.rawValue))
        } else {
            addNull("status")
        }
        begin("duration_ms")
        bytes.append(milliseconds: record.nanoseconds)
        add("bytes_in", UInt64(clamping: record.received))
        add("bytes_out", UInt64(clamping: record.sent))
        add("remote", record.remote)
        let ending = record.ending.name
        addQuoted("termination", length: ending.utf8CodeUnitCount) { ending.write(to: &$0) }
    }

    private mutating func addWords(of record: RequestRecord) {
        bytes.append(ASCII.space)
        bytes.append(contentsOf: (record.method?.rawValue ?? "-").utf8)
        bytes.append(ASCII.space)
        if let route = record.route {
            bytes.append(contentsOf: route.utf8)
        } else {
            escape(Self.shortened(record.path))
        }
        bytes.append(ASCII.space)
        if let status = record.status {
            bytes.append(decimal: UInt64(status.rawValue))
        } else {
            bytes.append("-")
        }
        bytes.append(ASCII.space)
        bytes.append(milliseconds: record.nanoseconds)
        bytes.append(" ms, ")
        bytes.append(decimal: UInt64(clamping: record.received))
        bytes.append(" B in, ")
        bytes.append(decimal: UInt64(clamping: record.sent))
        bytes.append(" B out, ")
        escape(record.remote)
        if let identity = record.identity {
            bytes.append(", id ")
            bytes.append(addingCapacity: identity.requestID.length) { identity.requestID.write(to: &$0) }
        }
        if record.ending != .completed {
            bytes.append(", ")
            bytes.append(record.ending.name)
        }
    }

    /// A path that no route has can be as long as a head.
    private static func shortened(_ path: [UInt8]) -> ArraySlice<UInt8> { path.prefix(256) }

    private mutating func begin(_ name: StaticString) {
        bytes.append(#",""#)
        bytes.append(name)
        bytes.append(#"":"#)
    }

    private mutating func add(_ name: StaticString, _ number: UInt64) {
        begin(name)
        bytes.append(decimal: number)
    }

    private mutating func addNull(_ name: StaticString) {
        begin(name)
        bytes.append("null")
    }

    /// Adds a member whose value needs no escapes.
    private mutating func addQuoted(_ name: StaticString, _ value: String) {
        begin(name)
        bytes.append(ASCII.quote)
        bytes.append(contentsOf: value.utf8)
        bytes.append(ASCII.quote)
    }

    /// Adds such a member whose value `write` puts into so many bytes.
    private mutating func addQuoted(
        _ name: StaticString,
        length: Int,
        _ write: (inout OutputSpan<UInt8>) -> Void
    ) {
        begin(name)
        bytes.append(addingCapacity: length + 2) { span in
            span.append(ASCII.quote)
            write(&span)
            span.append(ASCII.quote)
        }
    }

    /// Appends visible ASCII and spaces as they are, and any other byte as an escape that JSON knows.
    private mutating func escape(_ value: some Sequence<UInt8>) {
        for byte in value {
            if byte == ASCII.quote || byte == ASCII.backslash {
                bytes.append(ASCII.backslash)
                bytes.append(byte)
            } else if ASCII.isVisible(byte) || byte == ASCII.space {
                bytes.append(byte)
            } else {
                bytes.append(#"\u00"#)
                bytes.append(addingCapacity: 2) { byte.writeHexadecimal(to: &$0) }
            }
        }
    }
}
