import Synchronization

/// What the server counts, in tables of fixed size: counting allocates nothing and takes no lock.
package final class Metrics: Sendable {
    /// The paths that requests are counted by; the one before them stands for all that no route has.
    private let paths: [String]
    private let requests: CounterTable
    private let durations: HistogramTable
    private let rejections = CounterTable(count: Rejection.allCases.count)
    private let work = HistogramTable(count: 1, bounds: HistogramTable.workBounds)
    private let requestsInFlight = Atomic(0)
    private let connectionsOpened = Atomic(0)
    private let connectionsClosed = Atomic(0)

    /// `paths` are the routes' paths; each is listed once.
    package init(paths: [String]) {
        var unique: [String] = []
        for path in paths where !unique.contains(path) { unique.append(path) }
        self.paths = unique
        let series = unique.count + 1
        requests = CounterTable(count: series * Self.methodCount * Status.allCases.count)
        durations = HistogramTable(count: series * Status.allCases.count, bounds: HistogramTable.requestBounds)
    }

    /// The number of a path in the tables, zero for one that isn't there.
    func series(of path: String) -> Int { paths.firstIndex(of: path).map { $0 + 1 } ?? 0 }

    /// Counts an answer.
    func count(_ method: Method?, series: Int, _ status: Status) {
        requests.add(at: Self.row(series, status) * Self.methodCount + Self.index(of: method))
    }

    /// Notes how long a request took.
    func observe(_ nanoseconds: UInt64, series: Int, _ status: Status) {
        durations.observe(nanoseconds, at: Self.row(series, status))
    }

    package func count(_ rejection: Rejection) { rejections.add(at: rejection.index) }

    package func countOpenedConnection() { connectionsOpened.wrappingAdd(1, ordering: .relaxed) }

    package func countClosedConnection() { connectionsClosed.wrappingAdd(1, ordering: .relaxed) }

    /// Notes how long the engine worked for one answer.
    func observeWork(nanoseconds: UInt64) { work.observe(nanoseconds, at: 0) }

    /// Counts one more request in flight; the number with it.
    func enterRequest() -> Int { requestsInFlight.wrappingAdd(1, ordering: .relaxed).newValue }

    func leaveRequest() { requestsInFlight.wrappingSubtract(1, ordering: .relaxed) }

    private static func row(_ series: Int, _ status: Status) -> Int { series * Status.allCases.count + status.index }

    /// One more than there are methods, for those that aren't known.
    private static let methodCount = Method.allCases.count + 1

    private static func index(of method: Method?) -> Int { method.map { $0.index + 1 } ?? 0 }
}

extension Metrics {
    func write(to text: inout MetricsText) {
        writeRequests(to: &text)
        writeDurations(to: &text)
        text.family("http_requests_in_flight", .gauge, "Requests whose head is read and whose answer is not yet taken.")
        text.sample(UInt64(clamping: requestsInFlight.load(ordering: .relaxed)))
        let opened = connectionsOpened.load(ordering: .relaxed)
        let open = opened - connectionsClosed.load(ordering: .relaxed)
        text.family("http_connections", .counter, "Connections that were taken.")
        text.sample(UInt64(clamping: opened))
        text.family("http_connections_open", .gauge, "Connections that are open.")
        text.sample(UInt64(clamping: open))
        text.family("http_rejected", .counter, "Requests and connections that the server itself turned away.")
        for rejection in Rejection.allCases {
            text.sample(rejections.value(at: rejection.index), [("reason", rejection.rawValue)])
        }
        text.family("engine_duration_seconds", .histogram, "Time that the engine worked for one answer.")
        text.histogram(work, at: 0)
    }

    private func writeRequests(to text: inout MetricsText) {
        text.family("http_requests", .counter, "Requests that were answered.")
        for (series, path) in labels.enumerated() {
            for status in Status.allCases {
                let row = Self.row(series, status)
                for method in [nil] + Method.allCases.map(Optional.some) {
                    let count = requests.value(at: row * Self.methodCount + Self.index(of: method))
                    guard count > 0 else { continue }
                    let name = method?.rawValue ?? ""
                    text.sample(count, [("method", name), ("route", path), ("status", "\(status.rawValue)")])
                }
            }
        }
    }

    private func writeDurations(to text: inout MetricsText) {
        text.family(
            "http_request_duration_seconds",
            .histogram,
            "From a request's first line to its answer being taken."
        )
        for (series, path) in labels.enumerated() {
            for status in Status.allCases {
                let row = Self.row(series, status)
                guard (0...durations.bounds.count).contains(where: { durations.count(inBucket: $0, at: row) > 0 })
                else {
                    continue
                }
                text.histogram(durations, at: row, [("route", path), ("status", "\(status.rawValue)")])
            }
        }
    }

    /// The paths as a label names them, in the order of the tables.
    private var labels: [String] { [""] + paths }
}
