import HTTPCore
import MicroHTTPDTransport

/// The parts that an operator sees: the log, the counters and the probes.
struct Operations {
    let metrics: Metrics
    let log: Log
    private let page: MetricsPage
    private let probes: Probes

    /// `paths` are those that requests are counted by, beside the operator's own.
    init(_ settings: Settings, _ readiness: Readiness, _ writer: LogWriter, paths: [String]) {
        probes = Probes(readiness: readiness, build: BuildInformation(name: Build.name, version: Build.version))
        let metrics = Metrics(paths: paths + probes.routes.map(\.path) + [MetricsPage.path])
        self.metrics = metrics
        log = Log(settings.logLevel, settings.logFormat.format, time: .system, write: writer.append)
        let process = ProcessMetrics(start: TimeSource.system.calendar())
        let build: @Sendable (inout MetricsText) -> Void = { text in
            text.family("build_info", .gauge, "The build that runs, as labels.")
            text.sample(1, [("name", Build.name), ("version", Build.version)])
        }
        let drops: @Sendable (inout MetricsText) -> Void = { text in
            text.family("log_lines_dropped", .counter, "Lines of the log that nobody took in time.")
            text.sample(writer.dropped)
        }
        page = MetricsPage(metrics, collectors: [drops, build, process.write])
    }

    /// The probes; with the metrics, unless they have a listener of their own.
    func routes(withMetrics: Bool) -> [Route] { withMetrics ? probes.routes + [page.route] : probes.routes }
}
