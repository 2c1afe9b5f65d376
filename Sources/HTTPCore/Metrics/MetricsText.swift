/// Metrics as text, in OpenMetrics 1.0 or in the older format of Prometheus, 0.0.4.
package struct MetricsText: Sendable {
    package enum Format: Sendable {
        case openMetrics
        case prometheus
    }

    package enum Kind: Sendable {
        case counter
        case gauge
        case histogram

        var name: StaticString {
            switch self {
            case .counter: "counter"
            case .gauge: "gauge"
            case .histogram: "histogram"
            }
        }
    }

    private let format: Format
    private var bytes: [UInt8] = []
    private var name: StaticString = ""
    private var kind = Kind.gauge

    package init(_ format: Format) { self.format = format }

    /// Begins a family of metrics; its samples follow. A counter's name lacks `_total`, which its samples have.
    package mutating func family(_ name: StaticString, _ kind: Kind, _ help: StaticString) {
        self.name = name
        self.kind = kind
        for (keyword, text) in [("# HELP ", help), ("# TYPE ", kind.name)] as [(StaticString, StaticString)] {
            bytes.append(keyword)
            bytes.append(name)
            if kind == .counter, format == .prometheus { bytes.append("_total") }
            bytes.append(ASCII.space)
            bytes.append(text)
            bytes.append(ASCII.lineFeed)
        }
    }

    package mutating func sample(_ value: UInt64, _ labels: [(name: StaticString, value: String)] = []) {
        begin(kind == .counter ? "_total" : "", labels)
        bytes.append(decimal: value)
        bytes.append(ASCII.lineFeed)
    }

    /// A sample in seconds.
    package mutating func sample(nanoseconds: UInt64, _ labels: [(name: StaticString, value: String)] = []) {
        begin(kind == .counter ? "_total" : "", labels)
        bytes.append(seconds: nanoseconds)
        bytes.append(ASCII.lineFeed)
    }

    mutating func histogram(
        _ table: HistogramTable,
        at index: Int,
        _ labels: [(name: StaticString, value: String)] = []
    ) {
        var count: UInt64 = 0
        for bucket in 0...table.bounds.count {
            count &+= table.count(inBucket: bucket, at: index)
            var bound = Array("+Inf".utf8)
            if bucket < table.bounds.count {
                bound = []
                bound.append(seconds: table.bounds[bucket])
            }
            begin("_bucket", labels + [("le", String(decoding: bound, as: UTF8.self))])
            bytes.append(decimal: count)
            bytes.append(ASCII.lineFeed)
        }
        begin("_count", labels)
        bytes.append(decimal: count)
        bytes.append(ASCII.lineFeed)
        begin("_sum", labels)
        bytes.append(seconds: table.sum(at: index))
        bytes.append(ASCII.lineFeed)
    }

    /// The whole text.
    package consuming func finish() -> [UInt8] {
        if format == .openMetrics { bytes.append("# EOF\n") }
        return bytes
    }

    private mutating func begin(_ suffix: StaticString, _ labels: [(name: StaticString, value: String)]) {
        bytes.append(name)
        bytes.append(suffix)
        for (position, label) in labels.enumerated() {
            bytes.append(position == 0 ? "{" : ",")
            bytes.append(label.name)
            bytes.append("=\"")
            for byte in label.value.utf8 {
                switch byte {
                case ASCII.backslash: bytes.append("\\\\")
                case ASCII.quote: bytes.append("\\\"")
                case ASCII.lineFeed: bytes.append("\\n")
                default: bytes.append(byte)
                }
            }
            bytes.append(ASCII.quote)
        }
        if !labels.isEmpty { bytes.append("}") }
        bytes.append(ASCII.space)
    }
}
